"""Batches for the quick line reader: drawn lines, and lines cut out of specimens (crops.ts), normalised and padded."""
import json
import pathlib
import zlib
import numpy as np
import torch
from PIL import Image, ImageFilter
from draw import CUT, HEIGHT, faces, line, shown
from text import CHARACTERS, Texts, readable

REAL_SHARE = 0.2
COLUMNS = 48 * 280  # of one batch
_cache = {}


def pool(folders, held_out=False):
    key = ("faces", held_out)
    if key not in _cache:
        _cache[key] = faces(folders, held_out)
    return _cache[key]


def normalised(a):
    a = np.asarray(a, np.float32)
    return (a - a.mean()) / (a.std() + 4)


class Crops:
    """Lines of specimens. Every tenth specimen is kept for evaluation."""

    def __init__(self, folder, evaluation=False):
        self.pixels = np.memmap(pathlib.Path(folder) / "crops.bin", np.uint8, "r")
        rows = [json.loads(r) for r in (pathlib.Path(folder) / "crops.jsonl").read_text("utf8").splitlines()[:-1]]
        kept = lambda r: zlib.crc32(r["source"].encode()) % 10 == 0
        sure = lambda r: r["text"] == r["read"] or len(r["text"]) > 5
        self.rows = [r for r in rows if kept(r) == evaluation and sure(r) and readable(r["text"]) and len(r["text"]) <= 90]

    def __len__(self):
        return len(self.rows)

    def __getitem__(self, at):
        row = self.rows[at]
        return self.pixels[row["at"] : row["at"] + CUT * row["width"]].reshape(CUT, row["width"]), row["text"]


def varied(rng, crop):
    """A crop as if its detector had cut it a little differently, in other light, a little less sharp."""
    h, w = crop.shape
    image = Image.fromarray(crop)
    if rng.random() < 0.7:
        zoom, move = rng.uniform(0.92, 1.08), rng.uniform(-2.5, 2.5)
        stretch = rng.uniform(0.92, 1.1)
        image = image.transform((max(16, round(w * stretch)), h), Image.AFFINE, (1 / stretch, rng.normal(0, 0.03), rng.uniform(-2, 2), 0, zoom, h * (1 - zoom) / 2 + move), Image.BILINEAR, fillcolor=int(np.median(crop)))
    if rng.random() < 0.25:
        image = image.filter(ImageFilter.GaussianBlur(rng.uniform(0.3, 1.2)))
    a = np.asarray(image, np.float32)
    if rng.random() < 0.3:
        a = a + rng.normal(0, rng.uniform(1, 8), a.shape)
    if rng.random() < 0.08:
        a = 255 - a
    return np.clip(a, 0, 255)


def batches(task):
    """A few batches of like widths: [(pixels, texts)], from a seed."""
    seed, count, options = task
    rng = np.random.default_rng(seed)
    texts = Texts(rng)
    crops = _cache.get("crops")
    if options["crops"] and (crops is None or rng.random() < 0.005):
        crops = _cache["crops"] = Crops(options["crops"])
    samples = []
    while len(samples) < count:
        if crops is not None and len(crops) and rng.random() < options["real"]:
            crop, text = crops[int(rng.integers(len(crops)))]
            pixels = shown(varied(rng, crop))
        else:
            text = "" if rng.random() < 0.01 else texts.draw()
            if options["short"] and len(text) > 16:
                text = text[:16].strip()
            pixels = line(rng, text, pool(options["fonts"]), texts)
        if pixels.shape[1] <= 1100 and needed(text) <= pixels.shape[1] // 4:
            samples.append((normalised(pixels).astype(np.float16), text))
    samples.sort(key=lambda s: s[0].shape[1])
    groups, group = [], []
    for s in samples:
        if group and s[0].shape[1] * (len(group) + 1) > COLUMNS:
            groups.append(group)
            group = []
        group.append(s)
    return groups + [group]


def needed(text):
    """Steps that CTC needs at least."""
    return len(text) + sum(a == b for a, b in zip(text, text[1:]))


def padded(rng, lines):
    width = (max(a.shape[1] for a in lines) + 7) // 8 * 8
    batch = np.zeros((len(lines), 1, HEIGHT, width), np.float32)
    for i, a in enumerate(lines):
        batch[i, 0, :, : a.shape[1]] = a
        if rng.random() < 0.5:
            batch[i, 0, :, a.shape[1] :] = a[:, -1:]
    return torch.from_numpy(batch)


def classes_of(text):
    # Two classes are a space in the larger reader's alphabet; the last one counts.
    return [CHARACTERS.rindex(c) + 1 for c in text]
