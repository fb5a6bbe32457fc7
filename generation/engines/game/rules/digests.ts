/** What the sample worlds of `kit/rules/testing/samples.ts` come to, on every machine. Written by `testing/write-digests.ts`. */
export const written = {
  on: 'x64, Node 24',
  digests: {
    top: 2275497475,
    side: 3700980338,
    float: 444129600,
    slope: 2131929666,
    run: 3160214576,
    flap: 518853918,
    lanes: 973758241,
    catch: 3206346380,
    hand: 2595122587,
    aim: 331143311,
    paddle: 874077897,
    upward: 954067388,
    onward: 424283318,
  },
}
