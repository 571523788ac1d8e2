"""The compiled build: mypyc translates the modules named in src/sixrubies/_build.py. All else is in pyproject.toml."""

import functools
import importlib.util
import os
import shutil
import sysconfig
import zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import setuptools
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.errors import DistutilsPlatformError
from setuptools._distutils.sysconfig import customize_compiler
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.modified import newer_group

SOURCE = Path("src")
PAGE = "sixrubies/web/client/index.html"
NO_PAGES = "The pages for the browser are not in the wheel: run `make client`, then build it again."
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


def compile_changed(
    compiler,
    sources,
    output_dir=None,
    macros=None,
    include_dirs=None,
    debug=False,
    extra_preargs=None,
    extra_postargs=None,
    depends=None,
):
    """Compile the C files that changed, on every core. The compiler's own method takes all of them, one by one."""
    _, objects, options, pp_opts, build = compiler._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs
    )
    cc_args = compiler._get_cc_args(pp_opts, debug, extra_preargs)
    headers = [header for folder in include_dirs for header in Path(folder).glob("*.h")]

    def compile_one(object_file: str) -> None:
        source, ending = build[object_file]
        if newer_group([source, __file__, *headers], object_file):
            part = f"{object_file}.part"
            compiler._compile(part, source, ending, cc_args, options, pp_opts)
            Path(part).replace(object_file)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(compile_one, objects))
    return objects


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


def copy_compiled(package: Path) -> None:
    """What lies compiled beside the same sources need not be compiled once more for a wheel."""
    made = [path for path in _build.compiled_files(SOURCE / "sixrubies") if path.name.endswith(_build.SUFFIX)]
    for path in [*made, SOURCE / "sixrubies" / _build.RECORD]:
        shutil.copy2(path, package.parent / path.relative_to(SOURCE))


class Wheel(bdist_wheel):
    """Refuses to leave a wheel without the pages: whoever installs it has no Node to build them."""

    def run(self) -> None:
        super().run()
        for _, _, file in self.distribution.dist_files:
            with zipfile.ZipFile(file) as wheel:
                there = PAGE in wheel.namelist()
            if not there:
                Path(file).unlink()
                raise SystemExit(NO_PAGES)


class BuildExt(build_ext):
    """Compiles, unless the compiled files that lie there were made from the same sources."""

    def run(self) -> None:
        package = Path(SOURCE if self.inplace else self.build_lib, "sixrubies")
        if _build.fresh(package):
            return
        if not self.inplace and self.distribution.has_ext_modules() and _build.fresh(SOURCE / "sixrubies"):
            copy_compiled(package)
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
        self.distribution.ext_modules = mypycify(paths, opt_level="2", multi_file=True, group_name=_build.GROUP)
        self.swig_opts = None  # options are finalized a second time, now with the modules; this one must be as new
        self.finalize_options()
        self.parallel = True
        super().run()

    def build_extensions(self) -> None:
        if self.compiler.compiler_type == "unix":
            self.compiler.compile = functools.partial(compile_changed, self.compiler)
        super().build_extensions()


setuptools.setup(distclass=Distribution, cmdclass={"build": Build, "build_ext": BuildExt, "bdist_wheel": Wheel})
