#!/usr/bin/env python3
"""Makes digits.woff2 from Inter: pip install fonttools brotli; npm pack inter-ui; ./make.py InterVariable.woff2

Digits with one width, a slashed zero and signs at the digits' height are put in the place of the
usual ones, so that no feature has to be switched on."""

import sys

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

font = TTFont(sys.argv[1])
names = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
chosen = {ord("0") + at: f"{name}.tf" for at, name in enumerate(names)}
chosen |= {ord("0"): "zero.tf.slash", ord("."): "period", 0x00BD: "onehalf"}
chosen |= {ord(":"): "colon.case", ord("+"): "plus.case", ord("-"): "hyphen.case"}
chosen |= {0x2212: "minus.case", 0x2013: "endash.case"}
for table in font["cmap"].tables:
    table.cmap = {code: chosen.get(code, name) for code, name in table.cmap.items()}

options = Options(layout_features=[], hinting=False, notdef_outline=False, glyph_names=False, name_IDs=[0, 13])
options.drop_tables += ["GSUB", "GPOS", "GDEF", "STAT", "MVAR", "HVAR"]
subsetter = Subsetter(options)
subsetter.populate(unicodes=chosen)
subsetter.subset(font)
font = instantiateVariableFont(font, {"opsz": 20, "wght": (400, 400, 600)})
font.flavor = "woff2"
font.save("digits.woff2")
