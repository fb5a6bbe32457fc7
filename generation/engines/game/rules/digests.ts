/** What the sample worlds of `kit/rules/testing/samples.ts` come to, on every machine. Written by `testing/write-digests.ts`. */
export const written = {
  on: 'x64, Node 24',
  digests: {
    top: 3918196698,
    side: 3310733685,
    float: 3791346593,
    slope: 1235098227,
    run: 1487670084,
    flap: 1790620652,
    lanes: 505193738,
    catch: 987340321,
    hand: 1965461092,
    aim: 112429072,
    paddle: 3517579738,
    upward: 314302901,
    onward: 4213377839,
  },
}
