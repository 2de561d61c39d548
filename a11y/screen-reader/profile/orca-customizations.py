"""Orca's own file for what its user wants different.

Gives the words of a page the voice of their language. Orca 43 asks each text for its language and then leaves the voice
as it is (speech_generator.py, `voice`). What it asks for by itself, a name, a text, a description or a value, is spoken
here in the voice that fits; Orca's own words, and what it glues to them, keep Orca's voice.
"""

import os
import re
import socket
from functools import wraps

import pyatspi
from gi.repository import GLib
from orca import debug, event_manager, speech
from orca.acss import ACSS
from orca.event_manager import EventManager
from orca.input_event import BrailleEvent, KeyboardEvent
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


"""What the run asks of Orca: to say when it has come to the end of all that happened until now.

The page rings a bell, a text that only this file hears. Events arrive in the order in which the browser sent them, so
once the bell was heard, every event before it was heard too. Orca is at rest when it has worked them all off and no timer
of its own is about to ring.

On a busy machine Orca 43 falls behind. It then drops events when more than fifty wait, and whenever it asks the browser something, it takes newer events in, and some of
them on, before it has done with the older one: it knew that a page was loaded before it knew that it was loading, and held
it for loading from then on (event_manager.py, `_enqueue`, `_dequeue`). Here it takes all events in their order, one after
the other, however long it takes.
"""

BELL = re.compile(r"^bell (\d+)$")
SOON = 1000

plain_timeout_add = GLib.timeout_add


class Rest:
    def __init__(self, path):
        self.bell = 0
        self.asked = None
        self.events = 0
        self.timers = 0
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(path)
        self.lines = self.socket.makefile()
        GLib.io_add_watch(self.socket, GLib.PRIORITY_DEFAULT, GLib.IOCondition.IN | GLib.IOCondition.HUP, self.ask)

    def ask(self, _source, condition):
        line = self.lines.readline() if condition & GLib.IOCondition.IN else ""
        if not line:
            return False
        self.asked = int(line)
        plain_timeout_add(5, self.look)
        return True

    def look(self):
        # Comes after everything that has a higher priority: what has arrived by now, and what waits in the queue.
        GLib.idle_add(self.answer, priority=GLib.PRIORITY_LOW)
        return self.asked is not None

    def answer(self):
        manager = event_manager.getManager()
        is_idle = manager._eventQueue.empty() and not manager._gidleId and self.timers == 0
        if self.asked is not None and self.bell >= self.asked and is_idle:
            self.tell("rest", self.asked, self.events)
            self.asked = None
        return False

    def tell(self, *words):
        self.socket.sendall((" ".join(str(word) for word in words) + "\n").encode())

    def hears_bell(self, event):
        if not event.type.startswith("object:property-change:accessible-name"):
            return False
        rung = BELL.match(str(event.any_data))
        if rung:
            self.bell = int(rung.group(1))
        return bool(rung)


def listen_for_rest(rest):
    enqueue = EventManager._enqueue
    dequeue = EventManager._dequeue
    process_key = EventManager._processKeyboardEvent

    waiting = []

    def enqueue_in_turn(self, event):
        # Called once more from within itself, whenever Orca asks the browser something and newer events come first.
        waiting.append(event)
        if len(waiting) > 1:
            return
        while waiting:
            try:
                if isinstance(waiting[0], (KeyboardEvent, BrailleEvent)) or not rest.hears_bell(waiting[0]):
                    rest.events += 1
                    enqueue(self, waiting[0])
            except Exception:
                # What has gone meanwhile; those that come after it are taken all the same.
                debug.printException(debug.LEVEL_SEVERE)
            waiting.pop(0)

    is_busy = False

    def dequeue_one_by_one(self):
        nonlocal is_busy
        if is_busy:
            return False
        is_busy = True
        try:
            goes_on = dequeue(self)
        finally:
            is_busy = False
        if not self._eventQueue.empty() and not self._gidleId:
            self._gidleId = GLib.idle_add(self._dequeue)
        return goes_on

    def process_and_tell(self, event):
        consumed = process_key(self, event)
        if event.type == pyatspi.KEY_RELEASED_EVENT:
            rest.tell("released")
        return consumed

    def timeout_add(interval, function, *args, **kwargs):
        if interval > SOON:
            return plain_timeout_add(interval, function, *args, **kwargs)
        rest.timers += 1

        def ring(*words):
            goes_on = False
            try:
                goes_on = function(*words)
            finally:
                if not goes_on:
                    rest.timers -= 1
            return goes_on
        return plain_timeout_add(interval, ring, *args, **kwargs)

    EventManager._enqueue = enqueue_in_turn
    EventManager._dequeue = dequeue_one_by_one
    EventManager._inFlood = EventManager._inDeluge = lambda self: False
    EventManager._processKeyboardEvent = process_and_tell
    GLib.timeout_add = timeout_add


listen_for_rest(Rest(os.environ["ORCA_REST"]))
