/** What the sample worlds of `kit/rules/testing/samples.ts` come to, on every machine. Written by `testing/write-digests.ts`. */
export const written = {
  on: 'x64, Node 24',
  digests: {
    top: 1877830210,
    side: 3293406192,
    float: 2099800795,
    slope: 2979297149,
    lanes: 3342251338,
    catch: 2775866531,
    hand: 2437045026,
    aim: 2765552890,
    paddle: 3441367300,
    upward: 3577606919,
    onward: 1354640509,
  },
}
