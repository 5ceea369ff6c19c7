"""Seeded generator of machine-readable-zone lines under realistic degradations.

A line is rendered with OCR-B glyphs on a fixed pitch (ICAO Doc 9303 part 3: 10 characters per inch), then put
through what a counter camera or scanner does to it. Two disjoint sets of fonts and degradations exist: `TRAIN`
and `HELD_OUT`; the evaluation uses only what training never saw. All text is random, of no real person.
"""
import io
import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

CHARSET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ<"
HEIGHT = 32
SIZE = 48  # of the font, in pixels, before a line is degraded
CAP = SIZE * 0.72  # height of a capital letter
OPEN = "/usr/share/fonts/opentype/"
OCRB = OPEN + "ocr-b/"
MONO = "/usr/share/fonts/truetype/"
TRAIN_FONTS = [OCRB + "OCRB.otf"] * 7 + [
    OCRB + "OCRBL.otf",
    MONO + "liberation/LiberationMono-Regular.ttf",
    MONO + "liberation/LiberationMono-Bold.ttf",
    MONO + "dejavu/DejaVuSansMono.ttf",
    MONO + "dejavu/DejaVuSansMono-Bold.ttf",
]
# Another cut of OCR-B, and faces that no machine-readable zone should be set in but some specimens are.
HELD_OUT_FONTS = [OCRB + "OCRBS.otf"]
OTHER_FACES = [OPEN + "urw-base35/NimbusMonoPS-Regular.otf", OPEN + "urw-base35/NimbusMonoPS-Bold.otf"]
SURNAMES = "MOKGOSI KGOSI SEBEGO TAU MOLEFE SERETSE DUBE MOYO PULE PHIRI NKWE MODISE SMITH OKONKWO LOPEZ KUMAR".split()
_fonts = {}


def font(path, size):
    key = (path, size)
    if key not in _fonts:
        _fonts[key] = ImageFont.truetype(path, size)
    return _fonts[key]


def random_line(rng, low, high):
    """Text shaped like MRZ lines: names with fillers, numbers with digits, and plain noise for every character."""
    n = int(rng.integers(low, high + 1))
    kind = rng.random()
    if kind < 0.35:
        words = [str(rng.choice(SURNAMES)) if rng.random() < 0.4 else letters(rng, int(rng.integers(2, 10))) for _ in range(4)]
        head = rng.choice(["P<", "ID", "AC", "V<", "I<", ""])
        text = f"{head}{letters(rng, 3) if head else ''}{words[0]}<<{'<'.join(words[1:int(rng.integers(2, 5))])}"
    elif kind < 0.75:
        digits = lambda k: "".join(rng.choice(list("0123456789"), k))
        sex = str(rng.choice(list("MF<")))
        text = digits(int(rng.integers(6, 10))) + letters(rng, 3) + digits(7) + sex + digits(7) + "<" * int(rng.integers(0, 8)) + digits(8)
        if rng.random() < 0.5:
            text = letters(rng, int(rng.integers(1, 3))) + text
    else:
        text = "".join(rng.choice(list(CHARSET), n))
    text = text + "<" * max(0, n - len(text)) if rng.random() < 0.7 else text
    start = int(rng.integers(0, max(1, len(text) - n + 1))) if len(text) > n else 0
    return text[start : start + n]


def letters(rng, k):
    return "".join(rng.choice(list("ABCDEFGHIJKLMNOPQRSTUVWXYZ"), k))


def render(rng, text, path):
    """One line at a comfortable size with a piece of its neighbours above and below, as a real crop has."""
    size = SIZE
    f = font(path, size)
    pitch = size * rng.uniform(0.66, 0.80) if "ocr-b" in path else size * rng.uniform(0.62, 0.72)
    margin = int(rng.integers(2, 40))
    width = int(pitch * len(text)) + 2 * margin
    line_gap = int(size * rng.uniform(1.05, 1.6))
    image = Image.new("L", (width, line_gap * 2 + size * 2), 255)
    draw = ImageDraw.Draw(image)
    top = line_gap
    neighbours = [random_line(rng, len(text), len(text)) if rng.random() < 0.7 else None for _ in range(2)]
    for row, content in ((top - line_gap, neighbours[0]), (top, text), (top + line_gap, neighbours[1])):
        if content is None:
            continue
        for i, c in enumerate(content):
            x = margin + i * pitch + pitch / 2
            draw.text((x, row + size * 0.8), c, font=f, fill=0, anchor="ms")
    pen = rng.random()
    if pen < 0.15:
        image = image.filter(ImageFilter.MinFilter(3))
    elif pen < 0.25:
        image = image.filter(ImageFilter.MaxFilter(3))
    cap = CAP
    slack_top, slack_bottom = rng.uniform(0.05, 0.5), rng.uniform(0.05, 0.5)
    baseline = top + size * 0.8
    return image, (0, baseline - cap * (1 + slack_top), width, baseline + cap * slack_bottom)


def paper(rng, h, w):
    """Background: flat, gradient, or guilloche waves as on cards and visas."""
    base = rng.uniform(150, 255)
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    field = np.full((h, w), base, np.float32)
    if rng.random() < 0.6:
        field += rng.uniform(-40, 40) * (x / w - 0.5) + rng.uniform(-25, 25) * (y / h - 0.5)
    if rng.random() < 0.45:
        for _ in range(int(rng.integers(1, 4))):
            a, k, p = rng.uniform(4, 22), rng.uniform(0.05, 0.6), rng.uniform(0, 6.3)
            bend = np.sin(x * rng.uniform(0.01, 0.1)) * rng.uniform(0, 6)
            field += a * np.sin((y + bend) * k + x * rng.uniform(-0.3, 0.3) + p)
    return field


def degrade(rng, image, box, held_out):
    """Crop with a little rotation and shear, print on paper, blur, shrink, add noise and JPEG, bring to HEIGHT."""
    x0, y0, x1, y1 = box
    angle, shear = rng.normal(0, 0.9) * np.pi / 180, rng.normal(0, 0.04)
    cy = (y0 + y1) / 2
    c, s = np.cos(angle), np.sin(angle)
    w, h = int(x1 - x0), int(y1 - y0)
    cx = w / 2
    coefficients = (c, s + shear, cx - c * cx - (s + shear) * (h / 2), -s * min(1, 220 / max(w, 1)), c, y0 + (h / 2) - c * (h / 2) + s * min(1, 220 / max(w, 1)) * cx)
    ink = np.asarray(image.transform((w, h), Image.AFFINE, coefficients, Image.BILINEAR, fillcolor=255), np.float32) / 255
    dark = rng.uniform(0, 90)
    background = paper(rng, h, w)
    picture = background * ink + np.minimum(dark, background - 45) * (1 - ink)
    if rng.random() < 0.2:
        gx, gw = rng.uniform(0, w), rng.uniform(30, 200)
        picture += rng.uniform(40, 140) * np.exp(-(((np.arange(w) - gx) / gw) ** 2))[None, :]
    if rng.random() < 0.15:
        gx, gw = rng.uniform(0, w), rng.uniform(20, 120)
        picture *= 1 - rng.uniform(0.2, 0.6) * np.exp(-(((np.arange(w) - gx) / gw) ** 2))[None, :]
    picture = Image.fromarray(np.clip(picture, 0, 255).astype(np.uint8))
    target = int(np.exp(rng.uniform(np.log(11), np.log(52)) if rng.random() < 0.6 else rng.uniform(np.log(11), np.log(22))))
    if held_out:
        # Motion blur along the line and a halftone raster: never used in training.
        k = int(rng.integers(2, 5))
        a = np.asarray(picture, np.float32)
        a = sum(np.roll(a, i, axis=1) for i in range(k)) / k
        yy, xx = np.mgrid[0 : a.shape[0], 0 : a.shape[1]]
        a += rng.uniform(0, 26) * np.sin(xx * 2.1) * np.sin(yy * 2.1)
        picture = Image.fromarray(np.clip(a, 0, 255).astype(np.uint8))
    elif rng.random() < 0.6:
        picture = picture.filter(ImageFilter.GaussianBlur(rng.uniform(0.2, 2.6)))
    scale = target / picture.height
    small = picture.resize((max(8, int(picture.width * scale * rng.uniform(0.92, 1.08))), target), Image.BILINEAR if rng.random() < 0.5 else Image.BOX)
    a = np.asarray(small, np.float32)
    if rng.random() < 0.6:
        a = a + rng.normal(0, rng.uniform(1, 14), a.shape)
    small = Image.fromarray(np.clip(a, 0, 255).astype(np.uint8))
    if rng.random() < 0.6:
        buffer = io.BytesIO()
        small.save(buffer, "JPEG", quality=int(rng.integers(35, 92)))
        small = Image.open(buffer).convert("L")
    final = small.resize((max(16, round(small.width * HEIGHT / small.height)), HEIGHT), Image.BILINEAR)
    return np.asarray(final, np.float32) / 255


def blurred(rng, image, box, height):
    """The line at a height of so many pixels, out of focus, on grey paper with noise."""
    small = image.crop(tuple(int(v) for v in box)).filter(ImageFilter.GaussianBlur(2.2))
    small = small.resize((int(small.width * height / small.height), height), Image.BOX)
    grey = np.clip(np.asarray(small, np.float32) * 0.7 + 50 + rng.normal(0, 5, (height, small.width)), 0, 255)
    final = Image.fromarray(grey.astype(np.uint8)).resize((int(small.width * HEIGHT / height), HEIGHT), Image.BILINEAR)
    return np.asarray(final, np.float32) / 255


def sample(rng, low=10, high=24, held_out=False, other_faces=False, character_height=None, line_height=None):
    """(pixels HEIGHT×W in 0..1, text). A height makes it a blurred line whose characters, or whose whole crop, are so many pixels high."""
    fonts = OTHER_FACES if other_faces else HELD_OUT_FONTS if held_out else TRAIN_FONTS
    text = random_line(rng, low, high)
    image, box = render(rng, text, str(rng.choice(fonts)))
    if character_height:
        line_height = round(character_height * (box[3] - box[1]) / CAP)
    return (blurred(rng, image, box, line_height) if line_height else degrade(rng, image, box, held_out)), text
