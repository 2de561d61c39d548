"""Orca's own file for what its user wants different.

Gives the words of a page the voice of their language. Orca 43 asks each text for its language and then leaves the voice
as it is (speech_generator.py, `voice`). What it asks for by itself, a name, a text, a description or a value, is spoken
here in the voice that fits; Orca's own words, and what it glues to them, keep Orca's voice.
"""

from functools import wraps

from orca import speech
from orca.acss import ACSS
from orca.scripts.web.speech_generator import SpeechGenerator
from orca.speech_generator import DEFAULT
from orca.speechserver import VoiceFamily

plain_voice = SpeechGenerator.voice


def family_of(language, dialect):
    """The voice on offer for a language, of the dialect if there is one."""
    families = [family for family in speech._speechserver.getVoiceFamilies() if family[VoiceFamily.LANG] == language]
    families.sort(key=lambda family: family[VoiceFamily.DIALECT] != dialect)
    return families[0] if families else None


def voice(self, key=None, **args):
    chosen = plain_voice(self, key, **args)
    if key in (None, DEFAULT) and args.get("language"):
        family = family_of(args["language"], args.get("dialect"))
        if family:
            chosen[0][ACSS.FAMILY] = family
    return chosen


def in_voice_of_page(generate):
    """What the page says of an object, without the voice that Orca gives it, in that of its language."""
    # Orca finds its generators by their names.
    @wraps(generate)
    def generate_in_voice(self, obj, **args):
        words = [part for part in generate(self, obj, **args) if isinstance(part, str)]
        return words + self.voice(DEFAULT, obj=obj, **args) if words else []
    return generate_in_voice


SpeechGenerator.voice = voice
for part in ("_generateDescription", "_generateDisplayedText", "_generateValue"):
    setattr(SpeechGenerator, part, in_voice_of_page(getattr(SpeechGenerator, part)))
