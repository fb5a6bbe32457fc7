/** What the sample worlds of `kit/rules/testing/samples.ts` come to, on every machine. Written by `testing/write-digests.ts`. */
export const written = {
  on: 'x64, Node 24',
  digests: {
    top: 3817499830,
    side: 2525718518,
    float: 3589622375,
    slope: 4132507754,
    lanes: 2802442071,
    catch: 3561508739,
    hand: 3342627460,
    aim: 1239150873,
    paddle: 3462769405,
  },
}
