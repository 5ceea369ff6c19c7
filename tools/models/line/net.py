"""The quick line reader's network: fully convolutional, one distribution over characters per 4 columns of 32 rows."""
import pathlib
import sys
from torch import nn
from draw import HEIGHT
from text import CHARACTERS

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))
from ctc import Block, convolution

CLASSES = len(CHARACTERS) + 1  # class 0 is the CTC blank
STEP = 4


class QuickReader(nn.Module):
    """Dense convolutions on few rows: what onnxruntime computes nearest to a processor's peak. Widths are multiples of 16."""

    def __init__(self):
        super().__init__()
        self.net = nn.Sequential(
            convolution(1, 32, (3, 3), (2, 2)),
            nn.ReLU(),
            convolution(32, 64, (3, 3), (2, 2)),
            nn.ReLU(),
            Block(64, (3, 3)),
            convolution(64, 112, (3, 3), (2, 1)),
            nn.ReLU(),
            Block(112, (3, 3)),
            Block(112, (3, 3)),
            nn.Conv2d(112, 192, (HEIGHT // 8, 1), bias=False),
            nn.BatchNorm2d(192),
            nn.ReLU(),
            Block(192, (1, 5)),
            Block(192, (1, 5)),
            nn.Conv2d(192, CLASSES, 1),
        )

    def forward(self, x):
        """N×1×32×W of zero mean and unit deviation -> N×T×classes, logits."""
        return self.net(x).squeeze(2).permute(0, 2, 1)


class Shipped(nn.Module):
    """What is exported: grey levels 0–255 in, probabilities out."""

    def __init__(self, reader):
        super().__init__()
        self.reader = reader

    def forward(self, x):
        mean = x.mean(dim=(2, 3), keepdim=True)
        deviation = (x - mean).pow(2).mean(dim=(2, 3), keepdim=True).sqrt()
        return self.reader((x - mean) / (deviation + 4)).softmax(-1)
