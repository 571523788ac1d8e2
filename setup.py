"""The compiled build: mypyc translates the modules named in src/sixrubies/_build.py. All else is in pyproject.toml."""

import importlib.util
import shutil
import sysconfig
from pathlib import Path

import setuptools
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.errors import DistutilsPlatformError
from setuptools._distutils.sysconfig import customize_compiler
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext

SOURCE = Path("src")
NO_COMPILER = "No C compiler with the headers of Python found: Six Rubies is built as plain Python, which is slower."

# Read by its path: importing it as a part of the package would import what is still to be built.
_spec = importlib.util.spec_from_file_location("_build", SOURCE / "sixrubies/_build.py")
assert _spec is not None and _spec.loader is not None
_build = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(_build)


def has_compiler() -> bool:
    """Whether there is a C compiler, and the headers it needs to compile for this Python."""
    compiler = new_compiler()
    customize_compiler(compiler)
    if compiler.compiler_type == "msvc":
        try:
            compiler.initialize()
        except DistutilsPlatformError:
            return False
        return True
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return shutil.which(compiler.compiler_so[0]) is not None and headers.exists()


class Distribution(setuptools.Distribution):
    """Says that there are extension modules before mypyc has made them, so that the wheel is named for its platform."""

    def has_ext_modules(self) -> bool:
        return not _build.pure() and has_compiler()


class Build(build):
    """Starts from an empty folder: what an earlier build left there must not get into a wheel."""

    sub_commands = (("build_py", None), ("build_ext", None))

    def run(self) -> None:
        shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()


class BuildExt(build_ext):
    """Compiles, unless the compiled files that lie there were made from the same sources."""

    def run(self) -> None:
        package = Path(SOURCE if self.inplace else self.build_lib, "sixrubies")
        if _build.fresh(package):
            return
        _build.clean(package)
        if _build.pure():
            return
        made = _build.PLAIN
        if has_compiler():
            made = _build.source_digest()  # before the work: what is edited meanwhile makes the build stale
            self.compile_sources()
        else:
            print(NO_COMPILER)
        (package / _build.RECORD).write_text(made)

    def compile_sources(self) -> None:
        from mypyc.build import mypycify

        paths = [str(path) for path in _build.sources(SOURCE / "sixrubies")]
        self.distribution.ext_modules = mypycify(paths, opt_level="1", multi_file=True, group_name=_build.GROUP)
        self.swig_opts = None  # options are finalized a second time, now with the modules; this one must be as new
        self.finalize_options()
        super().run()


setuptools.setup(distclass=Distribution, cmdclass={"build": Build, "build_ext": BuildExt})
