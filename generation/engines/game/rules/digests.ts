/** What the sample worlds of `kit/rules/testing/samples.ts` come to, on every machine. Written by `testing/write-digests.ts`. */
export const written = {
  on: 'x64, Node 24',
  digests: {
    top: 533308596,
    side: 1448763749,
    float: 2774180936,
    slope: 3792335586,
    lanes: 1890092916,
    catch: 461870148,
    hand: 2880749067,
    aim: 3465414711,
  },
}
