"""Learns which words were edited from what words.ts wrote, and measures it on what was kept out. See README.md."""
import argparse
import json

import numpy as np
import torch
from torch import nn

EPOCHS, SEEDS, WIDTH = 30, 3, 32
REST, SHARE, ENOUGH = 10, 0.5, 30  # as oddestOf in src/engine/forensics/glyph/odd-word.ts


class ThreeInputs(nn.Module):
    """A stream for histograms of blocks, one for residues, one for measures; a hidden layer joins them."""

    def __init__(self, sizes):
        super().__init__()
        self.sizes = sizes
        self.streams = nn.ModuleList([nn.Linear(size, WIDTH) for size in sizes])
        self.joined, self.out = nn.Linear(len(sizes) * WIDTH, WIDTH), nn.Linear(WIDTH, 1)
        self.drop = nn.Dropout(0.3)

    def forward(self, rows):
        parts = rows.split(self.sizes, 1)
        seen = torch.cat([self.drop(torch.relu(s(part))) for s, part in zip(self.streams, parts)], 1)
        return self.out(self.drop(torch.relu(self.joined(seen))))[:, 0]


def learned(rows, labels, sizes, seed):
    torch.manual_seed(seed)
    net = ThreeInputs(sizes)
    steps = torch.optim.AdamW(net.parameters(), 2e-3, weight_decay=1e-2)
    loss = nn.BCEWithLogitsLoss(pos_weight=torch.tensor(3.0))
    for _ in range(EPOCHS):
        for part in torch.randperm(len(labels)).split(128):
            steps.zero_grad()
            loss(net(rows[part]), labels[part]).backward()
            steps.step()
    return net.eval()


def read(folder, part):
    pages = [json.loads(line) for line in open(f"{folder}/{part}.jsonl", encoding="utf-8")]
    sizes = pages[0]["sizes"]
    rows = torch.from_numpy(np.fromfile(f"{folder}/{part}.f32", np.float32).reshape(-1, sum(sizes)))
    return pages, rows.split([len(page["edited"]) for page in pages]), sizes


def auc(edited, honest):
    edited, honest = np.array(edited)[:, None], np.array(honest)[None]
    return float((edited > honest).mean() + 0.5 * (edited == honest).mean())


def of_page(odds):
    ordered = np.sort(odds)[::-1]
    known = np.sqrt(min(1, len(ordered) / ENOUGH))
    return float(known * (ordered[0] - SHARE * ordered[min(REST, len(ordered) - 1)]))


def told(pages, scores, title):
    groups = [("all", lambda page: True)]
    groups += [(c, lambda page, c=c: page["channel"] == c) for c in ("rendering", "scan", "photo")]
    groups += [(s, lambda page, s=s: page["save"] == s) for s in sorted({page["save"] for page in pages})]
    for kind in sorted({page["kind"] for page in pages if page["kind"]}):
        groups.append((kind, lambda page, kind=kind: page["kind"] in (kind, None)))
    print(f"\n| {title} | AUC | edited | unchanged | edited above all unchanged |\n|---|---|---|---|---|")
    highest = max(s for p, s in zip(pages, scores) if not p["kind"])
    for name, member in groups:
        edited = [s for p, s in zip(pages, scores) if p["kind"] and member(p)]
        honest = [s for p, s in zip(pages, scores) if not p["kind"] and member(p)]
        if edited and honest:
            above = sum(s > highest for s in edited)
            print(f"| {name} | {auc(edited, honest):.2f} | {len(edited)} | {len(honest)} | {above} |")
    print("highest unchanged:", [round(s, 2) for s in sorted(s for p, s in zip(pages, scores) if not p["kind"])[-6:]])


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--data", required=True, help="folder that words.ts wrote train and test into")
    given = options.parse_args()
    torch.set_num_threads(1)
    train, rows, sizes = read(given.data, "train")
    test, unseen, _ = read(given.data, "test")
    labels = torch.tensor(sum((page["edited"] for page in train), []), dtype=torch.float32)
    print(f"{len(train)} pages, {len(labels)} words, {int(labels.sum())} edited; {len(test)} pages kept out")
    nets = [learned(torch.cat(rows), labels, sizes, seed) for seed in range(SEEDS)]
    odds = [sum(net(page).detach().numpy() for net in nets) / SEEDS for page in unseen]
    truth, every = np.array(sum((page["edited"] for page in test), [])), np.concatenate(odds)
    print(f"AUC of words {auc(every[truth == 1], every[truth == 0]):.2f}")
    told(test, [of_page(o) for o in odds], "network")
    told(test, [page["risk"] for page in test], "risk score of the station without it")


if __name__ == "__main__":
    main()
