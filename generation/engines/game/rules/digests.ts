/** What the sample worlds of `kit/rules/testing/samples.ts` come to, on every machine. Written by `testing/write-digests.ts`. */
export const written = {
  on: 'x64, Node 24',
  digests: {
    top: 2716634969,
    side: 3718295078,
    float: 2096977212,
    slope: 1670789328,
    run: 3579473732,
    flap: 880973543,
    lanes: 4065438825,
    catch: 3752405911,
    hand: 3450633196,
    air: 3450633196,
    aim: 528364830,
    land: 2401645180,
    paddle: 3534330982,
    upward: 2954399537,
    onward: 3361305046,
    adrift: 2664535250,
    track: 3064327069,
    earth: 912999053,
  },
}
