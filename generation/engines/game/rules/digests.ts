/** What the sample worlds of `kit/rules/testing/samples.ts` come to, on every machine. Written by `testing/write-digests.ts`. */
export const written = {
  on: 'x64, Node 24',
  digests: {
    top: 1386898253,
    side: 3398322532,
    float: 626845519,
    slope: 1598970569,
    lanes: 2198013657,
    catch: 164667861,
    hand: 3188448350,
    aim: 1290878254,
  },
}
