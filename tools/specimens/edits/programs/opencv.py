"""Makes the changes of changes.json in the picture `in` and writes out.png: OpenCV, which inpaints what it erases."""
import json

import cv2
import numpy as np

picture = cv2.imread("in", cv2.IMREAD_COLOR)
free = cv2.freetype.createFreeType2()
for change in json.load(open("changes.json", encoding="utf-8")):
    if change["kind"] == "erase":
        b = change["box"]
        mask = np.zeros(picture.shape[:2], np.uint8)
        mask[b["y"] : b["y"] + b["height"], b["x"] : b["x"] + b["width"]] = 255
        # Only around the place: inpainting looks at every masked pixel of the picture.
        y0, x0 = max(0, b["y"] - 8), max(0, b["x"] - 8)
        area = (slice(y0, b["y"] + b["height"] + 8), slice(x0, b["x"] + b["width"] + 8))
        picture[area] = cv2.inpaint(picture[area].copy(), mask[area], 3, cv2.INPAINT_TELEA)
    elif change["kind"] == "copy":
        b = change["from"]
        cut = picture[b["y"] : b["y"] + b["height"], b["x"] : b["x"] + b["width"]].copy()
        picture[change["y"] : change["y"] + b["height"], change["x"] : change["x"] + b["width"]] = cut
    elif change["kind"] == "blur":
        b = change["box"]
        area = (slice(b["y"], b["y"] + b["height"]), slice(b["x"], b["x"] + b["width"]))
        picture[area] = cv2.GaussianBlur(picture[area].copy(), (0, 0), change["sigma"])
    else:
        free.loadFontData(change["face"]["file"], 0)
        mask = np.zeros(picture.shape, np.uint8)
        at = (round(change["x"]), round(change["baseline"]))
        free.putText(mask, change["text"], at, round(change["size"]), (255, 255, 255), -1, cv2.LINE_AA, True)
        if change["blur"]:
            mask = cv2.GaussianBlur(mask, (0, 0), change["blur"])
        part = mask.astype(np.float32) / 255
        ink = np.array(change["colour"][::-1], np.float32)
        picture = np.round(picture * (1 - part) + ink * part).astype(np.uint8)
cv2.imwrite("out.png", picture, [cv2.IMWRITE_PNG_COMPRESSION, 1])
