"""The course as a site that opens from disk and from any web server, without a network."""
