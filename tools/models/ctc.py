"""What the line models share: blocks of convolutions, greedy reading of their classes, and how wrong a reading is."""
import torch
from torch import nn


def convolution(cin, cout, kernel, stride=(1, 1)):
    padding = (kernel[0] // 2, kernel[1] // 2)
    return nn.Sequential(nn.Conv2d(cin, cout, kernel, stride=stride, padding=padding, bias=False), nn.BatchNorm2d(cout))


class Block(nn.Module):
    """Two convolutions with a shortcut."""

    def __init__(self, channels, kernel):
        super().__init__()
        self.body = nn.Sequential(convolution(channels, channels, kernel), nn.ReLU(), convolution(channels, channels, kernel))

    def forward(self, x):
        return torch.relu(x + self.body(x))


def decoded(classes, characters):
    """Text of the likeliest class per step; class 0 is the CTC blank, class n + 1 is character n."""
    text, previous = "", 0
    for k in classes:
        if k and k != previous:
            text += characters[k - 1]
        previous = k
    return text


def distance(a, b):
    """Edit distance of two texts."""
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        previous, row[0] = row[0], i
        for j, y in enumerate(b, 1):
            previous, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, previous + (x != y))
    return row[-1]
