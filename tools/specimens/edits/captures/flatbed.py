"""A flat-bed scan of in.png as scan.json says, written to out.jpg: OpenCV."""
import json

import cv2
import numpy as np

plan = json.load(open("scan.json", encoding="utf-8"))
rng = np.random.default_rng(plan["seed"])
page = cv2.imread("in.png", cv2.IMREAD_COLOR)
height, width = page.shape[:2]
turn = cv2.getRotationMatrix2D((width / 2, height / 2), -plan["degrees"], 1)
page = cv2.warpAffine(page, turn, (width, height), flags=cv2.INTER_LANCZOS4, borderMode=cv2.BORDER_REPLICATE)
# Lens along the bar softer than the motor's steps; fibres of the paper; each element of the bar has a gain of its own.
page = cv2.GaussianBlur(page, (0, 0), sigmaX=plan["across"], sigmaY=plan["along"]).astype(np.float32)
fibres = cv2.GaussianBlur(rng.normal(0, 1, (height, width)).astype(np.float32), (0, 0), 1.2) * plan["paper"]
gain = 1 + cv2.GaussianBlur(rng.normal(0, 1, (1, width)).astype(np.float32), (0, 0), 0.8) * plan["gain"]
page = (page - fibres[..., None]) * gain[..., None] + rng.normal(0, plan["noise"], page.shape).astype(np.float32)
page = (page - 8) * plan["contrast"]
cv2.imwrite("out.jpg", np.clip(page, 0, 255).astype(np.uint8), [cv2.IMWRITE_JPEG_QUALITY, plan["quality"]])
