"""A crowd as a field: one mark for each member of a group."""

from gamesearch.drawing.diagrams import field


def marks(picture):
    return [len(spots.get_offsets()) for spots in picture.figure.axes[0].collections]


def test_every_member_of_a_group_has_a_mark_and_no_two_share_a_place():
    picture = field(900, {"a": 30, "b": 5}, alt="30 and 5 marks")
    assert marks(picture) == [30, 5]
    spots = [
        tuple(spot)
        for each in picture.figure.axes[0].collections
        for spot in each.get_offsets().tolist()
    ]
    assert len(set(spots)) == 35


def test_the_same_field_every_time():
    one, two = (field(100, {"a": 9}, alt="9 marks") for _ in range(2))
    assert one.svg == two.svg


def test_the_legend_gives_the_numbers():
    legend = field(2000, {"few": 3, "many": 1200}, alt="3 and 1200").figure.axes[0].get_legend()
    assert [text.get_text() for text in legend.get_texts()] == ["few: 3", "many: 1,200"]
