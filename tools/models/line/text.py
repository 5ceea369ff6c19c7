"""Texts as documents print them: words, names, labels with values, numbers, dates, money, codes, addresses, noise.

Everything is drawn from a seeded generator; no text is of a real person. Words come from the machine's word list
(Debian: wamerican), names and places from the product's dictionaries, labels from the rules of its document types.
"""
import json
import pathlib
import re
import unicodedata

ROOT = pathlib.Path(__file__).resolve().parents[3]


def characters_of(file):
    quoted = re.search(r"_CHARACTERS =\s*'((?:\\.|[^'\\])*)';", (ROOT / "src/engine/ocr" / file).read_text("utf8")).group(1)
    return re.sub(r"\\(.)", r"\1", quoted)


# The classes of the larger reader in its order, and after them those that only this one has.
CHARACTERS = characters_of("ppocr/alphabet.ts") + characters_of("quick/alphabet.ts")
# Letters with marks by the letter that they are without: "a" -> "áàâãäå".
MARKED = {}
for letter in dict.fromkeys(CHARACTERS):
    if letter.isalpha() and letter > "~":
        plain = unicodedata.normalize("NFD", letter)[0]
        plain = {"ø": "o", "æ": "a", "œ": "o", "ß": "s", "ł": "l", "Ø": "O", "Æ": "A", "Œ": "O", "Ł": "L"}.get(plain, plain)
        MARKED[plain] = MARKED.get(plain, "") + letter

DICTIONARIES = ROOT / "src/engine/packs/botswana"
MONTHS = "January February March April May June July August September October November December".split()
DAYS = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split()
GLUE = "the of and to in a is for on by at be or as with from that this are not your any shall has have will per we our".split()
CONSONANTS = "b d f g h j k l m n p r s t w y b k l m n s t kg tl ts tsh ph th ng nn mm".split()


def dictionary(name):
    return json.loads((DICTIONARIES / f"{name}.json").read_text("utf8"))


def readable(text):
    return all(c in CHARACTERS for c in text)


def labels():
    """Quoted phrases of the document rules: what documents call their values."""
    found = set()
    for file in (ROOT / "src/engine/documents").rglob("*.ts"):
        if "test" not in file.name:
            found.update(re.findall(r"'([A-Za-z][A-Za-z/&'() .-]{2,40})'", file.read_text("utf8")))
    return sorted(t for t in found if readable(t) and not re.search(r"[a-z][A-Z]|\.ts|[.]{2}", t))


WORDS = sorted({w for w in pathlib.Path("/usr/share/dict/american-english").read_text("utf8").split() if readable(w) and len(w) > 1})
# Words with letters that have marks, by language (Debian: wfrench, wportuguese, wspanish, wngerman).
FOREIGN = [
    [w for w in pathlib.Path("/usr/share/dict", language).read_text("utf8").split() if w.isalpha() and not w.isascii() and readable(w)]
    for language in ("french", "portuguese", "portuguese", "spanish", "ngerman")
]
ELIDING = [w for w in pathlib.Path("/usr/share/dict/french").read_text("utf8").split() if w[0] in "aeiouéèêhîô" and w.isalpha() and readable(w)]
NAMES = dictionary("names")["given"] + dictionary("names")["surnames"]
PLACES = [s["name"] for s in dictionary("places")["settlements"]]
BANKS = [b["name"] for b in dictionary("banks")["banks"]]
LABELS = labels()


class Texts:
    """Draws texts. `rng` is a numpy generator."""

    def __init__(self, rng):
        self.rng = rng

    def pick(self, values):
        return values[int(self.rng.integers(len(values)))]

    def chance(self, p):
        return self.rng.random() < p

    def number(self, low, high):
        return int(self.rng.integers(low, high + 1))

    def digits(self, n):
        return "".join(str(d) for d in self.rng.integers(0, 10, n))

    def capitals(self, n):
        return "".join(chr(65 + c) for c in self.rng.integers(0, 26, n))

    def cased(self, text):
        kind = self.rng.random()
        return text.upper() if kind < 0.3 else text.title() if kind < 0.5 else text.capitalize() if kind < 0.7 else text

    def invented(self):
        """A pronounceable word of no language: names that no dictionary has."""
        word = "".join(self.pick(CONSONANTS) + self.pick("aeiou") for _ in range(self.number(1, 4)))
        word = word if self.chance(0.7) else word + self.pick("ngmst")
        return self.marked(word) if self.chance(0.15) else word

    def marked(self, text):
        """A letter or two with a mark, or with another one than before."""
        for _ in range(self.number(1, 2)):
            at = self.number(0, len(text) - 1)
            plain = unicodedata.normalize("NFD", text[at])[0]
            if plain in MARKED:
                text = text[:at] + self.pick(MARKED[plain]) + text[at + 1 :]
        return text

    def word(self):
        kind = self.rng.random()
        return self.pick(GLUE) if kind < 0.22 else self.pick(WORDS) if kind < 0.8 else self.foreign_word() if kind < 0.9 else self.invented()

    def foreign_word(self):
        """A word with marks, or a French one behind an elided one (`d'expiration`)."""
        if self.chance(0.3):
            return self.pick(["d'", "l'", "n'", "qu'", "s'", "D'", "L'"]) + self.pick(ELIDING)
        return self.pick(self.pick(FOREIGN))

    def words(self, least, most):
        return " ".join(self.word() for _ in range(self.number(least, most)))

    def name(self):
        spelt = lambda name: self.marked(name) if self.chance(0.2) else name
        part = lambda: spelt(self.pick(NAMES)) if self.chance(0.6) else self.invented().capitalize()
        name = " ".join(part() for _ in range(self.number(1, 3)))
        if self.chance(0.15):
            name = self.pick(["Mr ", "Mrs ", "Ms ", "Dr ", "Mr. ", "Miss "]) + name
        if self.chance(0.1):
            name = f"{self.capitals(1)}. {name}" if self.chance(0.5) else f"{name.split()[-1]}, {name}"
        return name.upper() if self.chance(0.45) else name

    def date(self):
        d, m, y = self.number(1, 31), self.number(1, 12), self.number(1930, 2045)
        month = MONTHS[m - 1]
        short = month[:3]
        forms = [
            f"{d:02}/{m:02}/{y}", f"{y}-{m:02}-{d:02}", f"{d:02}-{m:02}-{y}", f"{d:02}.{m:02}.{y}", f"{d} {month} {y}",
            f"{d:02} {short} {y}", f"{d:02} {short.upper()} {y}", f"{d:02}-{short}-{y}", f"{month} {d}, {y}", f"{month} {y}",
            f"{d:02}/{m:02}/{y % 100:02}", f"{d:02} {short.upper()}/{short.upper()} {y}", f"{d}{self.pick(['st', 'nd', 'rd', 'th'])} {month} {y}",
            f"{d:02} {short.upper()}/{self.foreign(month)} {self.pick([y, f'{y % 100:02}'])}", f"{d:02} {short.upper()} {y % 100:02}",
            f"{d:02} {m:02} {y}", f"{d:02}{m:02}{y}", f"{self.pick(DAYS)}, {d} {month} {y}", f"{d:02}/{m:02}/{y} {self.time()}",
        ]
        text = self.pick(forms)
        return text.upper() if self.chance(0.1) else text

    def foreign(self, month):
        """A month as another language shortens it: JUIL, AOUT, SEPT, or whatever comes."""
        return self.pick([month[:4].upper(), self.pick("JANV FEV FEVR MARS AVR MAI JUIN JUIL AOUT SEPT OCT NOV DEC ENE ABR AGO DIC MEI OKT FEB PHE MOP SEE DIP".split()), self.capitals(self.number(2, 4))])

    def misspelt(self, text):
        """A letter or two changed, left out or put in, so that the reader believes its eyes rather than its spelling."""
        letters = list(text)
        for _ in range(self.number(1, 3)):
            at = self.number(0, len(letters) - 1)
            old = letters[at]
            if old and (not old.isascii() or self.chance(0.1)):
                plain = unicodedata.normalize("NFD", old)[0]
                letters[at] = self.pick(plain + MARKED.get(plain, ""))
                continue
            kind = "0123456789" if old.isdigit() else "abcdefghijklmnopqrstuvwxyz" if old.islower() else "ABCDEFGHIJKLMNOPQRSTUVWXYZ" if old.isupper() else None
            if kind is None:
                continue
            new = self.pick(kind)
            letters[at] = self.pick([new, new, "", old + new, old + old])
        return "".join(letters)

    def time(self):
        h, m, s = self.number(0, 23), self.number(0, 59), self.number(0, 59)
        return self.pick([f"{h:02}:{m:02}", f"{h:02}:{m:02}:{s:02}", f"{h % 12 + 1}:{m:02} {self.pick(['am', 'pm', 'AM'])}", f"{h:02}h{m:02}"])

    def money(self):
        value = float(self.rng.random()) * 10 ** self.number(1, 7)
        text = f"{value:,.2f}"
        form = self.rng.random()
        text = text.replace(",", " ") if form < 0.15 else text.replace(",", "") if form < 0.35 else f"{value:,.0f}" if form < 0.42 else text
        if self.chance(0.2):
            # Portuguese and French decimals.
            text = text.translate(str.maketrans(",.", self.pick([".,", " ,"])))
        text = self.pick(["", "", "", "P", "P ", "BWP ", "BWP", "R ", "R", "$", "US$ ", "N$", "N$ ", "M", "E", "K", "MT ", "£", "£", "€", "€ ", "-", "P -"]) + text
        return text + self.pick(["", "", "", "", "", " CR", " DR", "-", " Cr", "CR", " P", " €", " MT", " FCFA", " pm"])

    def amounts(self):
        return " ".join(self.money() for _ in range(self.number(2, 4)))

    def grouped(self):
        return self.pick([" ", "-", "", "/", "."]).join(self.digits(self.number(2, 5)) for _ in range(self.number(2, 5)))

    def code(self):
        d, c = self.digits, self.capitals
        forms = [
            d(9), f"{c(2)}{d(4)}/{d(4)}", f"{c(2)}{d(11)}", f"{c(1)}{d(self.number(5, 12))}", f"{c(3)}/{c(2)}-{d(3)}/{d(4)}", f"{c(2)}{d(7)}",
            f"{c(3)}-{d(6)}", f"No. {d(5)}", f"#{d(6)}", f"{d(3)}/{d(2)}", f"{c(4)}{c(2)}{c(2)}", f"{d(4)}{c(1)}", f"{d(2)}%", f"{d(1)}.{d(2)} %",
            f"+267 {d(2)} {d(3)} {d(3)}", f"(+267) {d(3)} {d(4)}", f"{d(3)} {d(4)}", f"+{d(2)}{d(9)}", f"{d(6)}*****{d(4)}", f"{d(4)}/{d(2)}/{d(4)}",
            f"{d(2)} kWh", f"{d(3)} kl", f"{d(3)}.{d(2)} @ {d(1)}.{d(4)}", f"Page {d(1)} of {d(1)}", f"({d(1)})", f"{c(1)} {d(7)}", f"{c(2)}-{c(2)}{d(5)}",
            f"{d(1)}/{d(1)}", f"{c(1)}", d(1), d(2), f"{d(1)}.", f"n.° {d(3)}", f"N° {d(4)}", f"{d(1)}°", f"{d(1)}ª", f"§ {d(2)}", f"({c(1).lower()})", f"{d(2)}.{d(2)}",
        ]
        return self.pick(forms)

    def alnum(self):
        return "".join(self.pick("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ") for _ in range(self.number(3, 14)))

    def address(self):
        place = self.pick(PLACES) if self.chance(0.8) else self.invented().capitalize()
        forms = [
            f"Plot {self.digits(self.number(2, 5))}, {place}", f"P O Box {self.digits(self.number(2, 5))}, {place}", f"P.O. Box {self.digits(4)}",
            f"Private Bag {self.digits(self.number(2, 4))}", f"Private Bag BR {self.digits(3)}, {place}", f"Unit {self.digits(1)}, {self.invented().capitalize()} Mall, {place}",
            f"House No. {self.digits(3)}", f"{self.invented().capitalize()} Ward, {place}", f"Extension {self.digits(2)}, {place}", place, f"{place}, Botswana",
            f"{self.digits(4)} {self.pick(NAMES)} {self.pick(['Road', 'Street', 'Drive', 'Avenue', 'Close', 'Way'])}, {place}",
        ]
        text = self.pick(forms)
        return text.upper() if self.chance(0.3) else text

    def internet(self):
        host = f"{self.invented()}{self.pick(['', '.co', '.gov', '.ac', '-bank.co'])}.{self.pick(['bw', 'com', 'org', 'net', 'za'])}"
        return self.pick([f"www.{host}", f"{self.invented()}.{self.invented()}@{host}", f"https://{host}/{self.invented()}", f"Email: info@{host}", host])

    def company(self):
        head = self.pick(BANKS) if self.chance(0.1) else " ".join(self.pick(WORDS).capitalize() if self.chance(0.6) else self.invented().capitalize() for _ in range(self.number(1, 3)))
        text = head + self.pick([" (Pty) Ltd", " (Proprietary) Limited", " Limited", " PTY LTD", " Holdings", " Trust", " & Sons", " Cooperative Society", ""])
        return text.upper() if self.chance(0.4) else text

    def label(self):
        text = self.pick(LABELS) if self.chance(0.75) else self.words(1, 3).capitalize()
        kind = self.rng.random()
        return text.upper() if kind < 0.3 else text.title() if kind < 0.55 else text[0].upper() + text[1:] if kind < 0.9 else text

    def value(self):
        return self.pick([self.name, self.date, self.money, self.code, self.grouped, self.address, self.alnum])()

    def labelled(self):
        return self.label() + self.pick([": ", " : ", " ", ":", " - ", ". "]) + self.value()

    def sentence(self):
        text = self.words(3, 9)
        if self.chance(0.4):
            words = text.split()
            words.insert(self.number(0, len(words)), self.value())
            text = " ".join(words)
        text = text[0].upper() + text[1:] if self.chance(0.6) else text
        if self.chance(0.35):
            spot = text.find(" ", self.number(0, len(text)))
            text = text if spot < 0 else text[:spot] + self.pick([",", ",", ";", ":", ".", " -", " /", " &"]) + text[spot:]
        return text + self.pick(["", "", ".", ".", ",", ":", ";", "?", "!"])

    def wrapped(self):
        left, right = self.pick(["()", '""', "''", "[]", "()", "<>", "{}"])
        return f"{left}{self.words(1, 3)}{right}"

    def noise(self):
        return "".join(self.pick(CHARACTERS[:-1]) for _ in range(self.number(1, 12))).strip()

    def initials(self):
        return self.pick(["M", "F", "Male", "Female", "Yes", "No", "BWA", "MOTSWANA", "Motswana", "BOTSWANA", "Citizen", "BW", "Single", "Married", "N/A", "Nil", "A", "PTY", "BWP", "P", "-", "X", "B", "Total"])

    def draw(self):
        """One line of text, 1–70 characters, all readable, blanks single."""
        kinds = [(self.sentence, 20), (self.name, 9), (self.label, 10), (self.labelled, 14), (self.date, 8), (self.money, 8), (self.amounts, 3), (self.code, 8), (self.grouped, 3), (self.alnum, 3), (self.address, 6), (self.internet, 2), (self.company, 5), (self.wrapped, 1), (self.noise, 3), (self.initials, 2), (lambda: self.cased(self.words(1, 5)), 9)]
        weights = [w for _, w in kinds]
        while True:
            at = self.rng.choice(len(kinds), p=[w / sum(weights) for w in weights])
            text = re.sub(r"\s+", " ", kinds[at][0]()).strip()
            if text and self.chance(0.3):
                text = self.misspelt(text).strip()
            if text and len(text) <= 70 and readable(text):
                return text
