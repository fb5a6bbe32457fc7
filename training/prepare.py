"""Takes the English Web Treebank by its documents (the copy of its train file is too large to be had whole).

python3 training/prepare.py TREEBANK OUT: TREEBANK is a checkout of UniversalDependencies/UD_English-EWT; OUT gets train.jsonl,
dev.jsonl and test.jsonl, a sentence a line: [words, parts of speech, heads, relations].
"""
import json
import os
import sys

treebank, out = sys.argv[1:3]
for split in ("train", "dev", "test"):
    sentences = []
    with open(f"{treebank}/not-to-release/file-lists/files.{split}") as names:
        documents = [name.strip() for name in names if name.strip()]
    for document in documents:
        path = f"{treebank}/not-to-release/sources/{document}"
        if not os.path.exists(path):
            continue
        with open(path, encoding="utf8") as file:
            for block in file.read().split("\n\n"):
                rows = [line.split("\t") for line in block.split("\n") if line and line[0] != "#"]
                rows = [row for row in rows if row[0].isdigit()]
                if rows:
                    sentences.append([[r[1] for r in rows], [r[3] for r in rows], [int(r[6]) for r in rows], [r[7] for r in rows]])
    with open(f"{out}/{split}.jsonl", "w") as file:
        file.writelines(json.dumps(sentence) + "\n" for sentence in sentences)
    print(split, len(sentences))
