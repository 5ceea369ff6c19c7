"""Makes the changes of changes.json in the picture `in` and writes out.png: Pillow."""
import json

from PIL import Image, ImageDraw, ImageFilter, ImageFont

picture = Image.open("in").convert("RGB")
for change in json.load(open("changes.json", encoding="utf-8")):
    if change["kind"] == "erase":
        box = change["box"]
        area = (box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"])
        picture.paste(tuple(change["colour"]), area)
    elif change["kind"] == "copy":
        box = change["from"]
        area = (box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"])
        picture.paste(picture.crop(area), (change["x"], change["y"]))
    elif change["kind"] == "blur":
        box = change["box"]
        area = (box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"])
        picture.paste(picture.crop(area).filter(ImageFilter.GaussianBlur(change["sigma"])), area)
    else:
        font = ImageFont.truetype(change["face"]["file"], round(change["size"]))
        mask = Image.new("L", picture.size)
        ImageDraw.Draw(mask).text((change["x"], change["baseline"]), change["text"], 255, font, anchor="ls")
        if change["blur"]:
            mask = mask.filter(ImageFilter.GaussianBlur(change["blur"]))
        picture.paste(tuple(change["colour"]), (0, 0), mask)
picture.save("out.png", compress_level=1)
