/** What the sample worlds of `kit/rules/testing/samples.ts` come to, on every machine. Written by `testing/write-digests.ts`. */
export const written = {
  on: 'x64, Node 24',
  digests: {
    top: 2266408420,
    side: 1776227744,
    float: 2737767881,
    slope: 2223559081,
    run: 2673343069,
    lanes: 3087763436,
    catch: 2176383113,
    hand: 2719161610,
    aim: 1063793022,
    paddle: 4119263022,
    upward: 3348856825,
    onward: 538667087,
  },
}
