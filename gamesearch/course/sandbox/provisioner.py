"""How Jupyter starts a kernel in the sandbox: the kernel's name is all it takes.

Registered in pyproject.toml as a kernel provisioner, and named by the kernel that `choose` writes
into a folder of its own. The connection is by Unix sockets: they are made out here and handed in.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import tempfile
from typing import Any

from jupyter_client.provisioning import LocalProvisioner
from traitlets import Bool, Dict, Unicode

from gamesearch.course.sandbox.client import ForkedKernel
from gamesearch.course.sandbox.limits import Limits, environment
from gamesearch.course.sandbox.request import CHANNELS, LEFT_OUT, Request, listen

OFTEN = 0.005  # seconds between two looks at whether it has ended
SOON = 2.0


class SandboxProvisioner(LocalProvisioner):
    server = Unicode(help="where the warm server listens; none: each kernel is started anew")
    walled = Bool(False, help="whether the kernel's command leads behind bubblewrap")
    limits = Dict(help="the fields of Limits")
    folder = ""
    left_out: dict[str, list[str]]
    process: Any = None

    async def pre_launch(self, **kwargs: Any) -> dict[str, Any]:
        manager: Any = self.parent
        if manager.transport != "ipc":
            self.folder = tempfile.mkdtemp(prefix="k-", dir=os.environ.get("GAMESEARCH_RUN"))
            manager.transport, manager.ip = "ipc", f"{self.folder}/s"
            manager.connection_file = f"{self.folder}/kernel.json"
        told = (kwargs.get("env") or {}).get(LEFT_OUT)
        self.left_out = json.loads(told) if told else {}
        kwargs = await super().pre_launch(**kwargs)
        home = str(kwargs.get("cwd") or self.folder)
        kwargs["env"] = environment() if self.walled or self.server else environment(home)
        kwargs["cwd"] = "/" if self.walled else home
        return kwargs

    async def launch_kernel(self, cmd: list[str], **kwargs: Any) -> Any:
        info: Any = self.connection_info
        manager: Any = self.parent
        key = info["key"].decode() if isinstance(info["key"], bytes) else str(info["key"])
        sockets = listen(manager.ip, [info[name] for name in CHANNELS])
        request = Request(Limits(**self.limits), sockets, key, left_out=self.left_out)
        try:
            if self.server:
                self.process = ForkedKernel(self.server, request)
                return info
            reading = request.as_file(self.walled)
            fds = [reading, *(each.fileno() for each in sockets)]
            try:
                command = [*cmd, *map(str, fds)]
                return await super().launch_kernel(command, pass_fds=fds, **kwargs)
            finally:
                os.close(reading)
        finally:
            request.close()

    @property
    def watched_pid(self) -> int | None:
        """Where in the machine's list of processes the kernel is found: it, or one around it."""
        process = self.process
        if isinstance(process, ForkedKernel):
            return process.warden
        return getattr(process, "pid", None)

    async def kill(self, restart: bool = False) -> None:
        """Return once it has ended: waiting for that afterwards would take a tenth longer."""
        await super().kill(restart)
        for _ in range(round(SOON / OFTEN)):
            if await self.poll() is not None:
                break
            await asyncio.sleep(OFTEN)

    async def wait(self) -> int | None:
        while await self.poll() is None:
            await asyncio.sleep(OFTEN)
        return await super().wait()

    async def cleanup(self, restart: bool = False) -> None:
        await super().cleanup(restart)
        if self.folder and not restart:
            shutil.rmtree(self.folder, ignore_errors=True)
