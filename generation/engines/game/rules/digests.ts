/** What the sample worlds of `kit/rules/testing/samples.ts` come to, on every machine. Written by `testing/write-digests.ts`. */
export const written = {
  on: 'x64, Node 24',
  digests: {
    top: 3201373346,
    side: 2739949319,
    float: 1691613188,
    slope: 2240129158,
    lanes: 103513590,
    catch: 1037514490,
    hand: 1074417521,
    aim: 3368055905,
  },
}
