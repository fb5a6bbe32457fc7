/** What the sample worlds of `kit/rules/testing/samples.ts` come to, on every machine. Written by `testing/write-digests.ts`. */
export const written = {
  on: 'x64, Node 24',
  digests: {
    top: 1833567141,
    side: 629328828,
    float: 738485888,
    slope: 4113852614,
    run: 4098362976,
    flap: 1188339624,
    lanes: 3195025207,
    catch: 2091695322,
    hand: 2047828001,
    aim: 3028703183,
    paddle: 1746217155,
    upward: 3237474404,
    onward: 693989586,
  },
}
