"""What pygbag's loader runs in the page: unpacks the game, fetches pygame-ce, and plays."""

import asyncio


async def boot():
    """Play until the game ends; whatever goes wrong is told to the page, with its traceback."""
    import json
    import os
    import platform  # pygbag's own, under the name of the standard library's
    import sys
    import traceback
    import zipfile

    import aio.pep0723
    import js

    page = js.window.president
    try:
        folder = "/data/data/{{cookiecutter.archive}}"
        async with platform.fopen("{{cookiecutter.archive}}.apk", "rb") as archive:
            with zipfile.ZipFile(archive) as game:
                game.extractall(folder)
        await aio.pep0723.pip_install("pygame-ce")
        os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
        os.chdir(folder + "/assets")
        sys.path.insert(0, folder + "/assets")
        import main

        await main.main()
        page.ended()
    except BaseException:
        page.failed(json.dumps(traceback.format_exc()))


asyncio.run(boot())
