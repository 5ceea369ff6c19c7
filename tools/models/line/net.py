"""The quick line reader's network: fully convolutional, one distribution over characters per 4 columns of 32 rows."""
import pathlib
import sys
import unicodedata
import onnx
import torch
from onnx import numpy_helper
from torch import nn
from draw import HEIGHT
from text import CHARACTERS

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))
from ctc import Block, convolution

CLASSES = len(CHARACTERS) + 1  # class 0 is the CTC blank
STEP = 4
UNLIKELY = 4  # logit by which a new character begins below the letter it looks like


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


def folded(reader, onnx_file):
    """A reader of the shipped weights, whose normalisations are part of its convolutions, to train on from.

    Characters that the shipped file does not know begin as the letter without its mark, and less likely.
    """
    shipped = onnx.load(str(onnx_file)).graph
    tensors = {t.name: torch.from_numpy(numpy_helper.to_array(t).copy()) for t in shipped.initializer}
    convolutions = iter([[tensors[name] for name in node.input[1:]] for node in shipped.node if node.op_type == "Conv"])

    def fold(parent):
        for name, child in parent.named_children():
            if isinstance(child, nn.BatchNorm2d):
                setattr(parent, name, nn.Identity())
            elif isinstance(child, nn.Conv2d):
                weight, bias = next(convolutions)
                conv = nn.Conv2d(child.in_channels, child.out_channels, child.kernel_size, child.stride, child.padding)
                with torch.no_grad():
                    known = len(bias)
                    conv.weight[:known], conv.bias[:known] = weight, bias
                    for at in range(known, child.out_channels):
                        letter = CHARACTERS[at - 1]
                        like = CHARACTERS.rfind(unicodedata.normalize("NFD", letter)[0]) + 1
                        conv.weight[at], conv.bias[at] = conv.weight[like], conv.bias[like] - UNLIKELY
                setattr(parent, name, conv)
            else:
                fold(child)

    fold(reader)
    return reader


class Shipped(nn.Module):
    """What is exported: grey levels 0–255 in, probabilities out."""

    def __init__(self, reader):
        super().__init__()
        self.reader = reader

    def forward(self, x):
        mean = x.mean(dim=(2, 3), keepdim=True)
        deviation = (x - mean).pow(2).mean(dim=(2, 3), keepdim=True).sqrt()
        return self.reader((x - mean) / (deviation + 4)).softmax(-1)
