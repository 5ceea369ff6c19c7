"""Trains the MRZ line reader and writes models/mrz-line.onnx with models/mrz-line.json.

    pip install torch numpy pillow onnx && python tools/models/mrz/train.py [--minutes 60] [--evaluate]

A fully convolutional CTC network of 37 classes and a blank: 32 px high grey line -> one distribution per 4 px.
Everything is seeded; lines come from lines.py. CPU is enough.
"""
import argparse
import collections
import json
import multiprocessing
import pathlib
import sys
import tempfile
import time
import numpy as np
import torch
from torch import nn
from lines import CHARSET, HEIGHT, sample

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))
from ctc import Block, convolution, decoded, distance

MODELS = pathlib.Path(__file__).resolve().parents[3] / "models"
CHECKPOINT = pathlib.Path(tempfile.gettempdir()) / "netefatsa-mrz-line.pt"


class LineReader(nn.Module):
    def __init__(self):
        super().__init__()
        self.net = nn.Sequential(
            convolution(1, 24, (3, 3), (2, 2)),
            nn.ReLU(),
            convolution(24, 48, (3, 3), (2, 2)),
            nn.ReLU(),
            Block(48, (3, 3)),
            convolution(48, 72, (3, 3), (2, 1)),
            nn.ReLU(),
            Block(72, (3, 3)),
            nn.Conv2d(72, 128, (4, 1), bias=False),
            nn.BatchNorm2d(128),
            nn.ReLU(),
            Block(128, (1, 5)),
            nn.Dropout2d(0.05),
            nn.Conv2d(128, len(CHARSET) + 1, 1),
        )

    def forward(self, x):
        # Each line is brought to zero mean and unit deviation, so that paper and ink levels do not matter.
        mean = x.mean(dim=(2, 3), keepdim=True)
        deviation = (x - mean).pow(2).mean(dim=(2, 3), keepdim=True).sqrt()
        return self.net((x - mean) / (deviation + 0.02)).squeeze(2).permute(0, 2, 1)  # N, T, C


def pad(lines):
    width = (max(a.shape[1] for a in lines) + 7) // 8 * 8
    batch = np.empty((len(lines), 1, HEIGHT, width), np.float32)
    for i, a in enumerate(lines):
        batch[i, 0] = np.pad(a, ((0, 0), (0, width - a.shape[1])), mode="edge")
    return torch.from_numpy(batch)


def batch_of(task):
    seed, size, low, high = task
    rng = np.random.default_rng(seed)
    return [sample(rng, low, high) for _ in range(size)]


def evaluate(model, n, seed, **options):
    """Share of whole 30–44 character lines read without one wrong character, and the character error rate."""
    model.eval()
    rng = np.random.default_rng(seed)
    exact = errors = characters = 0
    with torch.no_grad():
        for _ in range(n):
            a, text = sample(rng, 30, 44, **options)
            got = decoded(model(pad([a]))[0].argmax(-1).tolist(), CHARSET)
            exact += got == text
            errors += distance(got, text)
            characters += len(text)
    model.train()
    return exact / n, errors / characters


def export(model, report):
    model.eval()
    path = MODELS / "mrz-line.onnx"
    torch.onnx.export(
        model, torch.zeros(1, 1, HEIGHT, 320), str(path), input_names=["line"], output_names=["logits"],
        dynamic_axes={"line": {0: "n", 3: "width"}, "logits": {0: "n", 1: "steps"}}, opset_version=17, dynamo=False,
    )
    layout = {
        "height": HEIGHT, "charset": CHARSET, "blankIndex": 0, "outputLayout": "N,T,C", "pixelsPerStep": 4,
        "input": "float32 grey, 0 black to 1 white, padded on the right with the edge column to a multiple of 8", "heldOut": report,
    }
    (MODELS / "mrz-line.json").write_text(json.dumps(layout, indent=2) + "\n")
    print("wrote", path, path.stat().st_size, "bytes", json.dumps(report))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--evaluate", action="store_true")
    parser.add_argument("--lines", type=int, default=2000)
    arguments = parser.parse_args()
    torch.manual_seed(7)
    torch.set_num_threads(1)
    model = LineReader().to(memory_format=torch.channels_last)
    if CHECKPOINT.exists():
        model.load_state_dict(torch.load(CHECKPOINT))
    if not arguments.evaluate:
        train(model, arguments)
    report = {}
    for name, options in {"heldOutFontsAndDegradations": dict(held_out=True), "charactersTwelvePixelsBlurred": dict(character_height=12, held_out=True), "lineTwelvePixelsBlurred": dict(line_height=12, held_out=True), "notOcrB": dict(other_faces=True, held_out=True), "trainingKind": {}}.items():
        exact, cer = evaluate(model, arguments.lines, 990_001, **options)
        report[name] = {"n": arguments.lines, "linesExact": round(exact, 4), "characterErrorRate": round(cer, 5)}
    export(model, report)


def train(model, arguments):
    highest = 1e-3 if CHECKPOINT.exists() else 2e-3
    optimiser = torch.optim.AdamW(model.parameters(), lr=highest, weight_decay=1e-4)
    end = time.time() + arguments.minutes * 60
    start, step, running = time.time(), 0, None
    short_share = 0 if CHECKPOINT.exists() else 0.2
    short, long = (64, 6, 14), (48, 14, 44)  # begin with short lines: faster, and CTC aligns sooner
    first_seed = int(time.time()) * 1_000
    with multiprocessing.Pool(arguments.workers) as pool:
        waiting = collections.deque()
        while True:
            elapsed = (time.time() - start) / 60
            while len(waiting) < 4:
                waiting.append(pool.apply_async(batch_of, ((first_seed := first_seed + 1, *(short if elapsed < arguments.minutes * short_share else long)),)))
            lines = waiting.popleft().get()
            progress = (time.time() - start) / (arguments.minutes * 60)
            if progress >= 1:
                break
            for group in optimiser.param_groups:
                group["lr"] = highest * min(1, (step + 1) / 100) * (0.5 * (1 + np.cos(np.pi * min(1, progress))) + 0.01)
            with torch.autocast("cpu", dtype=torch.bfloat16):
                logits = model(pad([a for a, _ in lines]).to(memory_format=torch.channels_last))
            logits = logits.float().log_softmax(-1)
            targets = torch.tensor([CHARSET.index(c) + 1 for _, t in lines for c in t])
            steps = torch.tensor([min(logits.shape[1], (a.shape[1] + 3) // 4) for a, _ in lines])
            loss = nn.functional.ctc_loss(logits.permute(1, 0, 2), targets, steps, torch.tensor([len(t) for _, t in lines]), zero_infinity=True)
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 5)
            optimiser.step()
            running = loss.item() if running is None else running * 0.98 + loss.item() * 0.02
            step += 1
            if step % 100 == 0:
                torch.save(model.state_dict(), CHECKPOINT)
                print(f"{(time.time() - start) / 60:.1f} min, step {step}, loss {running:.4f}", flush=True)
            if step % 1000 == 0:
                print("held out", evaluate(model, 100, 123, held_out=True), "trained kind", evaluate(model, 100, 124), flush=True)


if __name__ == "__main__":
    main()
