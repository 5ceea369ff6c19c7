"""Trains the quick line reader and writes models/quick-line.onnx. See README.md."""
import argparse
import collections
import copy
import json
import multiprocessing
import pathlib
import sys
import tempfile
import time
import numpy as np
import torch
from torch import nn
from data import REAL_SHARE, Crops, batches, classes_of, normalised, padded, pool
from draw import HEIGHT, line, shown
from net import STEP, QuickReader, Shipped, folded
from text import CHARACTERS, Texts

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))
from ctc import decoded, distance

MODELS = pathlib.Path(__file__).resolve().parents[3] / "models"


def evaluate(model, lines):
    """(share of lines without one wrong character, character error rate) of [(pixels, text)]."""
    model.eval()
    exact = errors = characters = 0
    with torch.no_grad():
        for pixels, text in lines:
            with torch.autocast("cpu", dtype=torch.bfloat16):
                logits = model(torch.from_numpy(normalised(pixels))[None, None])
            got = decoded(logits[0].argmax(-1).tolist(), CHARACTERS)
            exact += got == text
            errors += distance(got, text)
            characters += len(text)
    model.train()
    return round(exact / len(lines), 4), round(errors / max(1, characters), 5)


def drawn_lines(fonts, n, seed, held_out):
    rng = np.random.default_rng(seed)
    texts = Texts(rng)
    return [(line(rng, text, pool(fonts, held_out), texts), text) for text in (texts.draw() for _ in range(n))]


def cut_lines(folder, n):
    crops = Crops(folder, evaluation=True)
    return [(shown(crop), text) for crop, text in (crops[i] for i in range(0, len(crops), max(1, len(crops) // n)))]


def export(model, report):
    model.eval()
    path = MODELS / "quick-line.onnx"
    torch.onnx.export(
        Shipped(model), torch.zeros(1, 1, HEIGHT, 320), str(path), input_names=["line"], output_names=["probabilities"],
        dynamic_axes={"line": {3: "width"}, "probabilities": {1: "steps"}}, opset_version=17, dynamo=False,
    )
    print("wrote", path, path.stat().st_size, "bytes", json.dumps(report))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--fonts", nargs="+", default=["/usr/share/fonts"])
    parser.add_argument("--crops", help="folder that crops.ts wrote")
    parser.add_argument("--minutes", type=float, default=90)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--checkpoint", default=pathlib.Path(tempfile.gettempdir()) / "netefatsa-quick-line.pt")
    parser.add_argument("--onwards", action="store_true", help="begin with the weights of models/quick-line.onnx")
    parser.add_argument("--evaluate", action="store_true")
    arguments = parser.parse_args()
    torch.manual_seed(7)
    torch.set_num_threads(1)
    model = QuickReader()
    if arguments.onwards:
        model = folded(model, MODELS / "quick-line.onnx")
    model = model.to(memory_format=torch.channels_last)
    checkpoint = pathlib.Path(arguments.checkpoint)
    mean = copy.deepcopy(model)
    if checkpoint.exists():
        saved = torch.load(checkpoint)
        model.load_state_dict(saved["model"])
        mean.load_state_dict(saved["mean"])
    if not arguments.evaluate:
        train(model, mean, arguments, fresh=not (checkpoint.exists() or arguments.onwards))
    report = {"heldOutFaces": evaluate(mean, drawn_lines(arguments.fonts, 2000, 990_001, True)), "trainedFaces": evaluate(mean, drawn_lines(arguments.fonts, 1000, 990_002, False))}
    if arguments.crops:
        report["specimens"] = evaluate(mean, cut_lines(arguments.crops, 2000))
    export(mean, report)


def train(model, mean, arguments, fresh):
    optimiser = torch.optim.AdamW(model.parameters(), lr=arguments.rate, weight_decay=1e-3)
    start, step, seen, running = time.time(), 0, 0, None
    seed = int(start) * 100
    held_out, specimens = drawn_lines(arguments.fonts, 300, 123, True), None
    options = {"fonts": arguments.fonts, "crops": arguments.crops, "real": REAL_SHARE}
    with multiprocessing.Pool(arguments.workers) as workers:
        waiting, groups = collections.deque(), []
        while (progress := (time.time() - start) / (arguments.minutes * 60)) < 1:
            while len(waiting) < 2 * arguments.workers:
                short = fresh and progress < 0.08
                waiting.append(workers.apply_async(batches, ((seed := seed + 1, 400, {**options, "short": short}),)))
            if not groups:
                groups = waiting.popleft().get()
                np.random.default_rng(step).shuffle(groups)
            group = groups.pop()
            for g in optimiser.param_groups:
                g["lr"] = arguments.rate * min(1, (step + 1) / 200) * (0.5 * (1 + np.cos(np.pi * progress)) + 0.01)
            pixels = padded(np.random.default_rng(step), [a for a, _ in group])
            with torch.autocast("cpu", dtype=torch.bfloat16):
                logits = model(pixels.contiguous(memory_format=torch.channels_last))
            likelihood = logits.float().log_softmax(-1).permute(1, 0, 2)
            steps = torch.tensor([min(logits.shape[1], (a.shape[1] + STEP - 1) // STEP) for a, _ in group])
            targets = torch.tensor([k for _, t in group for k in classes_of(t)], dtype=torch.long)
            lengths = torch.tensor([len(t) for _, t in group])
            loss = nn.functional.ctc_loss(likelihood, targets, steps, lengths, reduction="sum", zero_infinity=True) / max(1, int(lengths.sum()))
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 5)
            optimiser.step()
            keep = min(0.999, step / (step + 50))
            with torch.no_grad():
                for m, p in zip(mean.state_dict().values(), model.state_dict().values()):
                    m.mul_(keep).add_(p, alpha=1 - keep) if m.is_floating_point() else m.copy_(p)
            running = loss.item() if running is None else running * 0.99 + loss.item() * 0.01
            step, seen = step + 1, seen + len(group)
            if step % 200 == 0:
                print(f"{(time.time() - start) / 60:.1f} min, step {step}, {seen} lines, loss per character {running:.4f}", flush=True)
            if step % 1000 == 0:
                torch.save({"model": model.state_dict(), "mean": mean.state_dict()}, arguments.checkpoint)
                if arguments.crops:
                    specimens = cut_lines(arguments.crops, 300)
                print("held-out faces", evaluate(mean, held_out), "specimens", specimens and evaluate(mean, specimens), flush=True)
    torch.save({"model": model.state_dict(), "mean": mean.state_dict()}, arguments.checkpoint)


if __name__ == "__main__":
    main()
