/** What the sample worlds of `kit/rules/testing/samples.ts` come to, on every machine. Written by `testing/write-digests.ts`. */
export const written = {
  on: 'x64, Node 24',
  digests: {
    top: 3120412553,
    side: 2409918127,
    float: 4108888534,
    slope: 292685239,
    run: 2012033143,
    lanes: 58388965,
    catch: 4108840028,
    hand: 4039159406,
    aim: 3142331322,
    paddle: 2601153031,
    upward: 2359141054,
    onward: 1761023702,
  },
}
