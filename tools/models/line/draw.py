"""Lines of print as the station cuts them out of photographs and scans: drawn, put on paper, spoiled, cut out.

`line(rng, text, faces)` gives a grey picture of `HEIGHT` rows. What is varied: face, size, spacing, weight within the line,
neighbours and rules that reach into the crop, paper, light, contrast, white on dark, sharpness, resolution, noise, JPEG,
photocopying, lean and turn, and how tightly the line is cut.
"""
import io
import pathlib
import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

CUT = 48  # rows of a crop in the station
HEIGHT = 32  # rows that the quick reader is shown
SIZE = 40  # pixels of the em before anything is spoiled

# Faces of print in which documents are set come up more often than the rest.
COMMON = ("Liberation", "Arimo", "Tinos", "Cousine", "Carlito", "Caladea", "DejaVu", "Nimbus", "Roboto", "OpenSans", "Lato", "NotoSans-", "NotoSerif-", "Courier", "FreeSans", "FreeSerif", "texgyre")
# No prints of documents: swashes, outlines, and faces whose letters have other shapes.
LEFT_OUT = ("Math", "Symbol", "Dingbat", "Chancery", "chorus", "Outline", "Swash", "Initials", "Braille", "lmmi", "lmsy", "lmex", "cmfun", "Icon", "StandardSymbols", "D050000L", "Z003", "Color", "OCRA", "OCR-A", "lcmss", "Upright", "ubuntu-title", "UbuntuTitle", "Routed", "CabinSketch", "Zodiac", "Keyboard", "Decorat", "Calligra", "3270", "purisa", "Purisa", "Noto")
SCRIPTS = ("NotoSans-", "NotoSerif-", "NotoSansMono-", "NotoSansDisplay-", "NotoSerifDisplay-", "NotoMono")
# Never used in training: the evaluation is on faces that the reader has not seen.
HELD_OUT = ("Karla", "B612", "Cantarell", "Vollkorn", "Gillius", "PTSans", "PTSerif", "PT_Sans", "PT_Serif", "Inconsolata", "Quattrocento", "CharisSIL", "Manrope")


def faces(folders, held_out=False):
    """Font files of folders that hold every plain character, held-out ones or the others; common ones several times."""
    found = []
    for folder in folders:
        for file in sorted(pathlib.Path(folder).rglob("*.[ot]tf")):
            name = file.name
            wanted = any(s in name for s in SCRIPTS) or not any(s in name for s in LEFT_OUT)
            if not wanted or any(s in name for s in HELD_OUT) != held_out:
                continue
            try:
                face = ImageFont.truetype(str(file), 30)
                if not holds(face):
                    continue
            except Exception:
                continue
            slanted = any(s in name for s in ("Italic", "Oblique", "-It", "BI.", "italic", "oblique"))
            often = 6 if any(s in name for s in COMMON) else 2
            found += [str(file)] * (1 if slanted or held_out else often)
    return found


def holds(face):
    """Are the plain letters and figures there, and different?"""
    shapes = {bytes(face.getmask(c)) for c in "ABEGKRabegkr0123456789"}
    return len(shapes) == 22 and face.getlength("The quick brown fox") > 100


_faces = {}


def face_at(path, size):
    key = (path, size)
    if key not in _faces:
        _faces[key] = ImageFont.truetype(path, size)
    return _faces[key]


def inked(rng, text, pool):
    """(L picture with ink at 0 on 255, box of the ink): the text alone, with room around it."""
    path = pool[int(rng.integers(len(pool)))]
    face = face_at(path, SIZE)
    if not supports(face, text):
        face = face_at(FALLBACK, SIZE)
    tracking = 0.0
    if rng.random() < 0.15:
        tracking = SIZE * (rng.uniform(0.02, 0.3) if rng.random() < 0.7 else rng.uniform(-0.04, 0))
    blank = rng.uniform(0.8, 1.7) if rng.random() < 0.3 else 1.0
    other = face
    turn = len(text)
    if " " in text and rng.random() < 0.1:
        bold = face_at(pool[int(rng.integers(len(pool)))], SIZE)
        other, turn = (bold if supports(bold, text) else face), text.index(" ", int(rng.integers(0, text.rindex(" ") + 1)))
    pad = SIZE * 2
    width = int(max(face.getlength(text), other.getlength(text)) * (1.0 if blank == 1.0 else 1.4) + tracking * len(text)) + 2 * pad
    image = Image.new("L", (width, SIZE * 5), 255)
    draw = ImageDraw.Draw(image)
    base = SIZE * 3
    if tracking == 0 and blank == 1.0 and turn == len(text):
        draw.text((pad, base), text, font=face, fill=0, anchor="ls")
    else:
        x = pad
        for i, c in enumerate(text):
            here = face if i < turn else other
            draw.text((x, base), c, font=here, fill=0, anchor="ls")
            pair = here.getlength(text[i : i + 2]) - here.getlength(text[i + 1 : i + 2]) if i + 1 < len(text) else here.getlength(c)
            x += (pair * blank if c == " " else pair) + tracking
    box = Image.eval(image, lambda v: 255 - v).getbbox()
    return image, box, face


FALLBACK = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"


def supports(face, text):
    try:
        missing = bytes(face.getmask("\U0010ffff"))
        return all(c == " " or (len(m := bytes(face.getmask(c))) > 0 and m != missing) for c in set(text) if ord(c) > 126 or c in "~^`{}[]\\<>#@%&")
    except Exception:
        return False


def neighbours(rng, image, box, face, texts):
    """Pieces of other lines, rules and frames that reach into the crop."""
    draw = ImageDraw.Draw(image)
    left, top, right, bottom = box
    high = bottom - top
    if rng.random() < 0.22:
        draw.text((left - rng.uniform(-10, 40), top - rng.uniform(0.12, 0.7) * SIZE), texts.draw(), font=face, fill=0, anchor="ld")
    if rng.random() < 0.22:
        draw.text((left - rng.uniform(-10, 40), bottom + rng.uniform(0.12, 0.7) * SIZE), texts.draw(), font=face, fill=0, anchor="lt")
    pen = int(rng.integers(1, 4))
    if rng.random() < 0.14:
        y = bottom + rng.uniform(0.08, 0.5) * high
        draw.line((rng.uniform(-50, left), y, image.width if rng.random() < 0.7 else right, y), fill=int(rng.integers(0, 150)), width=pen)
    if rng.random() < 0.06:
        y = top - rng.uniform(0.1, 0.5) * high
        draw.line((0, y, image.width, y), fill=int(rng.integers(0, 150)), width=pen)
    for x in (left - rng.uniform(6, 30), right + rng.uniform(6, 30)):
        if rng.random() < 0.05:
            draw.line((x, 0, x, image.height), fill=int(rng.integers(0, 150)), width=pen)


def cut(rng, image, box):
    """The line as its detector would cut it: more or less room, a little lean and turn."""
    left, top, right, bottom = box
    high = max(bottom - top, SIZE * 0.42 if rng.random() < 0.8 else 6)
    room = rng.uniform(0.12, 0.48)
    middle = (top + bottom) / 2 + rng.normal(0, 0.05) * high
    half = high * (0.5 + room)
    x0, x1 = left - rng.uniform(-0.06, 0.55) * high, right + rng.uniform(-0.06, 0.55) * high
    w, h = max(12, int(x1 - x0)), max(8, int(2 * half))
    most = 0.16 * h / max(w, 1)  # how much the line may climb within its crop
    turn = float(np.clip(rng.normal(0, 0.008), -most, most))
    lean = rng.normal(0, 0.05) if rng.random() < 0.5 else 0.0
    coefficients = (1, lean, x0 - lean * h / 2, turn, 1, middle - half - turn * w / 2)
    return image.transform((w, h), Image.AFFINE, coefficients, Image.BILINEAR, fillcolor=255)


def paper(rng, h, w):
    """Grey levels of what is printed on: flat, shaded, waves and lines as on cards, blots."""
    field = np.full((h, w), rng.uniform(95, 255) if rng.random() < 0.5 else rng.uniform(190, 255), np.float32)
    kind = rng.random()
    if kind < 0.5:
        x = np.linspace(-0.5, 0.5, w, dtype=np.float32)[None, :]
        y = np.linspace(-0.5, 0.5, h, dtype=np.float32)[:, None]
        field = field + rng.uniform(-45, 45) * x + rng.uniform(-15, 15) * y
    if kind < 0.18:
        y, x = np.mgrid[0:h, 0:w].astype(np.float32)
        for _ in range(int(rng.integers(1, 3))):
            bend = np.sin(x * rng.uniform(0.01, 0.08) + rng.uniform(0, 6)) * rng.uniform(0, 8)
            wave = np.sin((y + bend) * rng.uniform(0.05, 0.7) + x * rng.uniform(-0.3, 0.3))
            field = field + rng.uniform(3, 18) * (wave if rng.random() < 0.5 else -1.0 * (wave > 0.94))
    elif kind < 0.26:
        coarse = rng.normal(0, rng.uniform(4, 16), (max(2, h // 12), max(2, w // 12))).astype(np.float32)
        field = field + np.asarray(Image.fromarray(coarse).resize((w, h), Image.BICUBIC))
    return field


def printed(rng, mask):
    """Ink on paper: dark on light, faint, or light on dark."""
    a = np.asarray(mask, np.float32) / 255
    ground = paper(rng, *a.shape)
    kind = rng.random()
    if kind < 0.1:
        ground = ground * rng.uniform(0.15, 0.6)
        ink = np.minimum(ground + rng.uniform(60, 200), 255)
    elif kind < 0.22:
        ink = ground - rng.uniform(32, 85)
    else:
        ink = np.minimum(rng.uniform(0, 100), ground - 55)
    return ground * a + ink * (1 - a)


def spoiled(rng, picture):
    """What a lens, a sensor, a file format and a copier do, at the resolution the document was taken at."""
    rows = int(np.exp(rng.uniform(np.log(15), np.log(64)))) if rng.random() < 0.75 else int(rng.integers(26, 50))
    image = Image.fromarray(np.clip(picture, 0, 255).astype(np.uint8))
    columns = max(6, round(image.width * rows / image.height * (rng.uniform(0.85, 1.18) if rng.random() < 0.3 else 1)))
    image = image.resize((columns, rows), Image.BILINEAR if rng.random() < 0.6 else Image.BOX)
    if rng.random() < 0.5:
        image = image.filter(ImageFilter.GaussianBlur(rng.uniform(0.2, 0.045 * rows)))
    a = np.asarray(image, np.float32)
    if rng.random() < 0.07:
        k = int(rng.integers(2, 4))
        a = sum(np.roll(a, i, axis=1 if rng.random() < 0.6 else 0) for i in range(k)) / k
    if rng.random() < 0.08:
        a = a + rng.uniform(30, 130) * np.exp(-(((np.arange(columns) - rng.uniform(0, columns)) / rng.uniform(10, 120)) ** 2))[None, :] * rng.choice([-0.5, 1])
    if rng.random() < 0.06:
        level = a.mean() - rng.uniform(0.1, 0.6) * a.std()
        a = np.where(a + rng.normal(0, 5, a.shape) < level, 20.0, 245.0)
    if rng.random() < 0.6:
        a = a + rng.normal(0, rng.uniform(1, 12), a.shape)
    image = Image.fromarray(np.clip(a, 0, 255).astype(np.uint8))
    if rng.random() < 0.55:
        data = io.BytesIO()
        image.save(data, "JPEG", quality=int(rng.integers(30, 93)))
        image = Image.open(data).convert("L")
    return image


def shown(crop48):
    """A crop of `CUT` rows (uint8) brought to `HEIGHT`: means over areas, as src/engine/ocr/quick does it."""
    a = np.asarray(crop48, np.float32)
    columns = a.shape[1] // 3 * 3
    if columns < a.shape[1]:
        a = np.pad(a, ((0, 0), (0, columns + 3 - a.shape[1])), mode="edge")
    x = a.reshape(a.shape[0], -1, 3)
    a = np.stack([(2 * x[..., 0] + x[..., 1]) / 3, (x[..., 1] + 2 * x[..., 2]) / 3], -1).reshape(a.shape[0], -1)
    y = a.reshape(-1, 3, a.shape[1])
    return np.stack([(2 * y[:, 0] + y[:, 1]) / 3, (y[:, 1] + 2 * y[:, 2]) / 3], 1).reshape(HEIGHT, -1)


def line(rng, text, pool, texts):
    """Grey levels 0–255 of a line, float32, `HEIGHT` rows."""
    if text == "":
        image, box, face = inked(rng, texts.draw(), pool)
        box = (box[0], box[3] + 4, box[2], box[3] + 4 + SIZE // 2)
    else:
        image, box, face = inked(rng, text, pool)
        neighbours(rng, image, box, face, texts)
        pen = rng.random()
        if pen < 0.06:
            image = image.filter(ImageFilter.MinFilter(3))
        elif pen < 0.1:
            image = image.filter(ImageFilter.MaxFilter(3))
    image = spoiled(rng, printed(rng, cut(rng, image, box)))
    width = max(16, round(image.width * CUT / image.height))
    return shown(image.resize((width, CUT), Image.BILINEAR))
