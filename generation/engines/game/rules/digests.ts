/** What the sample worlds of `kit/rules/testing/samples.ts` come to, on every machine. Written by `testing/write-digests.ts`. */
export const written = {
  on: 'x64, Node 24',
  digests: {
    top: 3550049905,
    side: 2628523630,
    float: 2050300139,
    slope: 3954050257,
    lanes: 1031419319,
    catch: 3292640715,
    hand: 3995151687,
    aim: 3863507176,
    paddle: 307280809,
  },
}
