"""The translator's bench: `i18n.py update | check | release [DIR] | pseudo [DIR]`.

`update` reads every `translate("Context", "text")` of the program and brings the .ts files up to date: no line
numbers, sorted, nothing obsolete, so that a file changes when a text changes and not otherwise. The reading is done
here, with `ast`, because Qt's lupdate misses calls inside f-strings and does not see a plural in `None, n` or `n=n`.
`check` says what is missing or does not fit; `release` compiles with Qt's lrelease; `pseudo` compiles a made-up
language, longer and bracketed, in which a test sees what is left untranslated or cut.

Needs nothing but the standard library, and PySide6 (found, not imported) to compile.
"""

from __future__ import annotations

import argparse
import ast
import importlib.util
import re
import subprocess
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET
from xml.sax.saxutils import escape

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

HERE = Path(__file__).resolve().parent
PACKAGE = HERE.parent / "bjdesk"
COMPILED = PACKAGE / "_data" / "i18n"
FORMS = {"en": 2, "sv": 2, "nl": 2, "cs": 3}  # plural forms, one, (few,) many, as Qt counts them
SOURCE_LANGUAGE = "en"  # its file holds plurals only: all else is shown as written
SPEAKING = re.compile(r"ui/.*|cli(_\w+)?\.py|cli/.*|bootstrap\.py|__main__\.py")
WRAPPER = "ui/translate.py"

_PLACEHOLDER = re.compile(r"%n|%L?\d|\{[^{}]*\}|</?[A-Za-z][^<>]*>")
_ACCELERATOR = re.compile(r"&(?![&\s]|\w+;)")


class SourceError(ValueError):
    """A call to translate that can't be read from the source."""


@dataclass(frozen=True, slots=True, order=True)
class Key:
    """What Qt looks a text up by."""

    context: str
    source: str
    comment: str = ""


@dataclass(frozen=True, slots=True)
class Message:
    """One text; `forms` holds one translation, or all plural forms. Empty strings are still to be done."""

    key: Key
    plural: bool
    note: str = ""
    forms: tuple[str, ...] = ()
    unfinished: bool = False


# ---------------------------------------------------------------- the source


def _literal(node: ast.expr | None, where: str) -> str:
    match node:
        case None | ast.Constant(value=None):
            return ""
        case ast.Constant(value=str(text)):
            return text
    msg = f"{where}: translate takes literals for context, text and disambiguation"
    raise SourceError(msg)


def _read_call(call: ast.Call, where: str, note: str) -> Message:
    names = ("context", "text", "disambiguation", "n")
    given: dict[str, ast.expr] = dict(zip(names, call.args, strict=False))
    given.update({word.arg: word.value for word in call.keywords if word.arg})
    context, text, comment = (_literal(given.get(name), where) for name in names[:3])
    if not context or not text:
        msg = f"{where}: translate needs a context and a text"
        raise SourceError(msg)
    return Message(Key(context, text, comment), plural="n" in given, note=note)


def _note_above(lines: Sequence[str], line: int) -> str:
    """Read the `#:` lines right above a call, meant for the translator."""
    notes: list[str] = []
    while line >= 2 and (text := lines[line - 2].strip()).startswith("#:"):
        notes.insert(0, text.removeprefix("#:").strip())
        line -= 1
    return " ".join(notes)


def _calls(tree: ast.AST) -> Iterator[tuple[ast.Call, bool]]:
    """Find calls of translate; the flag tells one that goes round our wrapper."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id="translate")):
                yield node, False
            case ast.Call(func=ast.Attribute(attr="translate", value=ast.Name(id="QCoreApplication" | "QApplication"))):
                yield node, True
            case ast.Call(func=ast.Attribute(attr="tr", value=ast.Name(id="self"))):
                yield node, True


def _read_file(path: Path, name: str) -> Iterator[Message]:
    text = path.read_text(encoding="utf-8")
    for call, around in _calls(ast.parse(text, name)):
        where = f"bjdesk/{name}:{call.lineno}"
        if around:
            msg = f"{where}: use bjdesk.ui.translate.translate"
            raise SourceError(msg)
        if not SPEAKING.fullmatch(name):
            msg = f"{where}: texts belong in ui and cli only"
            raise SourceError(msg)
        yield _read_call(call, where, _note_above(text.splitlines(), call.lineno))


def extract(package: Path = PACKAGE) -> dict[Key, Message]:
    """Read all texts of the program. Raises SourceError."""
    found: dict[Key, Message] = {}
    for path in sorted(package.rglob("*.py")):
        name = path.relative_to(package).as_posix()
        if name == WRAPPER:
            continue
        for message in _read_file(path, name):
            before = found.setdefault(message.key, message)
            if before.plural != message.plural:
                msg = f"bjdesk/{name}: {message.key.source!r} is a plural in one place and none in another"
                raise SourceError(msg)
            if message.note and not before.note:
                found[message.key] = message
    return found


# ---------------------------------------------------------------- .ts files


def load_ts(path: Path) -> dict[Key, Message]:
    """Read a .ts file; a missing one is empty."""
    if not path.exists():
        return {}
    found: dict[Key, Message] = {}
    for context in ET.parse(path).getroot().iter("context"):  # noqa: S314 -- our own file
        for node in context.iter("message"):
            key = Key(context.findtext("name", ""), node.findtext("source", ""), node.findtext("comment", ""))
            found[key] = _read_message(node, key)
    return found


def _read_message(node: ET.Element, key: Key) -> Message:
    plural = node.get("numerus") == "yes"
    translation = node.find("translation")
    if translation is None:
        return Message(key, plural)
    forms = [form.text or "" for form in translation.iter("numerusform")] if plural else [translation.text or ""]
    return Message(
        key, plural, node.findtext("extracomment", ""), tuple(forms), translation.get("type") == "unfinished"
    )


def merge(texts: dict[Key, Message], old: dict[Key, Message], language: str) -> list[Message]:
    """Lay the translations that we have beside the texts of the program; what is new is unfinished."""
    merged: list[Message] = []
    for key, text in sorted(texts.items()):
        if language == SOURCE_LANGUAGE and not text.plural:
            continue
        count = FORMS[language] if text.plural else 1
        kept = old.get(key)
        if kept is None or kept.plural != text.plural or len(kept.forms) != count:
            merged.append(replace(text, forms=("",) * count, unfinished=True))
        else:
            merged.append(replace(text, forms=kept.forms, unfinished=kept.unfinished or not all(kept.forms)))
    return merged


def _message_lines(message: Message) -> Iterator[str]:
    yield '    <message numerus="yes">' if message.plural else "    <message>"
    yield f"        <source>{escape(message.key.source)}</source>"
    if message.key.comment:
        yield f"        <comment>{escape(message.key.comment)}</comment>"
    if message.note:
        yield f"        <extracomment>{escape(message.note)}</extracomment>"
    opening = '<translation type="unfinished">' if message.unfinished else "<translation>"
    if message.plural:
        yield f"        {opening}"
        yield from (f"            <numerusform>{escape(form)}</numerusform>" for form in message.forms)
        yield "        </translation>"
    else:
        yield f"        {opening}{escape(message.forms[0])}</translation>"
    yield "    </message>"


def ts_text(messages: Sequence[Message], language: str) -> str:
    """Write a .ts file's text, contexts and messages in the order given."""
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>"]
    lines.append(f'<TS version="2.1" language="{language}" sourcelanguage="{SOURCE_LANGUAGE}">')
    context = None
    for message in messages:
        if message.key.context != context:
            lines += ["</context>"] * (context is not None)
            context = message.key.context
            lines += ["<context>", f"    <name>{escape(context)}</name>"]
        lines += _message_lines(message)
    lines += ["</context>"] * (context is not None)
    return "\n".join([*lines, "</TS>", ""])


def ts_path(language: str) -> Path:
    """Path of a language's .ts file."""
    return HERE / f"bjdesk_{language}.ts"


# ---------------------------------------------------------------- does it fit


def faults(message: Message) -> Iterator[str]:
    """Say what is wrong with one translation."""
    if message.unfinished or not all(form.strip() for form in message.forms):
        yield "not translated"
        return
    for number, form in enumerate(message.forms):
        yield from _form_faults(message.key.source, form, one=message.plural and number == 0)


def _form_faults(source: str, form: str, *, one: bool) -> Iterator[str]:
    wanted, given = Counter(_PLACEHOLDER.findall(source)), Counter(_PLACEHOLDER.findall(form))
    if one and not given["%n"]:
        del wanted["%n"]  # "one card" needs no figure
    if wanted != given:
        yield f"placeholders {sorted((wanted - given).elements())} missing, {sorted((given - wanted).elements())} added"
    if len(_ACCELERATOR.findall(source)) != len(_ACCELERATOR.findall(form)):
        yield "the & of the key differs"
    if [source[0].isspace(), source[-1].isspace()] != [form[0].isspace(), form[-1].isspace()]:
        yield "space at an end differs"
    if any(source.endswith(end) != form.endswith(end) for end in (":", "…")):
        yield "the sign at the end differs"


def check() -> int:
    """Compare the .ts files with the program and with themselves; print each fault. 0: all is well."""
    texts = extract()
    count = 0
    for language in FORMS:
        path = ts_path(language)
        messages = merge(texts, load_ts(path), language)
        if not path.exists() or path.read_text(encoding="utf-8") != ts_text(messages, language):
            print(f"{path.name}: not up to date: run i18n.py update")
            count += 1
        for message in messages:
            for fault in faults(message):
                print(f"{path.name}: {message.key.context}: {message.key.source!r}: {fault}")
                count += 1
    print(f"{len(texts)} texts in {len(FORMS)} languages, {count} faults")
    return 1 if count else 0


def update() -> int:
    """Bring the .ts files up to date."""
    texts = extract()
    for language in FORMS:
        messages = merge(texts, load_ts(ts_path(language)), language)
        ts_path(language).write_text(ts_text(messages, language), encoding="utf-8", newline="\n")
        print(f"{ts_path(language).name}: {len(messages)} texts, {sum(m.unfinished for m in messages)} to translate")
    return 0


# ---------------------------------------------------------------- compiling


def _lrelease() -> Path:
    spec = importlib.util.find_spec("PySide6")
    if spec is None or spec.origin is None:
        sys.exit("i18n.py: PySide6-Essentials is needed to compile the languages")
    name = "lrelease.exe" if sys.platform == "win32" else "lrelease"
    return Path(spec.origin).parent / name


def compile_ts(source: Path, target: Path) -> None:
    """Compile one .ts file. Ends the program with one sentence if lrelease can't run or refuses the file."""
    target.parent.mkdir(parents=True, exist_ok=True)
    run = subprocess.run([_lrelease(), "-silent", source, "-qm", target], capture_output=True, text=True, check=False)
    if run.returncode != 0 or not target.exists():
        hint = " (lrelease needs libglib2.0-0, libbrotli1 and libgssapi-krb5-2)" if "shared lib" in run.stderr else ""
        sys.exit(f"i18n.py: {source.name} was not compiled{hint}: {run.stderr.strip() or run.stdout.strip()}")


def release(folder: Path = COMPILED) -> list[Path]:
    """Compile every language into the folder."""
    compiled = [folder / f"bjdesk_{language}.qm" for language in FORMS]
    for language, target in zip(FORMS, compiled, strict=True):
        compile_ts(ts_path(language), target)
    return compiled


_ACCENTS = str.maketrans("aceginorsuyzACEGINORSUYZ", "åčéğíñőŕšůýžÅČÉĞÍÑŐŔŠŮÝŽ")


def pseudo_text(text: str) -> str:
    """Make a text longer by two fifths, accented and bracketed; placeholders, tags and keys stay."""
    keep = re.compile(rf"{_PLACEHOLDER.pattern}|&\w+;")
    parts, end = [], 0
    for match in keep.finditer(text):
        parts += [text[end : match.start()].translate(_ACCENTS), match.group()]
        end = match.end()
    parts.append(text[end:].translate(_ACCENTS))
    longer = "~" * max(1, round(0.4 * len(keep.sub("", text))) - 2)
    return f"[{''.join(parts)}{longer}]"


def pseudo(folder: Path = COMPILED) -> Path:
    """Compile the made-up language `xx` into the folder."""
    messages = [
        replace(text, forms=(pseudo_text(key.source),) * (2 if text.plural else 1))
        for key, text in sorted(extract().items())
    ]
    target = folder / "bjdesk_xx.qm"
    with tempfile.TemporaryDirectory() as work:
        source = Path(work) / "bjdesk_xx.ts"
        source.write_text(ts_text(messages, "en"), encoding="utf-8")
        compile_ts(source, target)
    return target


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit status."""
    parser = argparse.ArgumentParser(prog="i18n.py", description="The languages of bjdesk.")
    parser.add_argument("command", choices=("update", "check", "release", "pseudo"))
    parser.add_argument("folder", nargs="?", type=Path, default=COMPILED, help="where compiled files go")
    given = parser.parse_args(arguments)
    try:
        match given.command:
            case "update":
                return update()
            case "check":
                return check()
            case "release":
                release(given.folder)
            case "pseudo":
                pseudo(given.folder)
    except SourceError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
