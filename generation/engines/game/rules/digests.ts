/** What the sample worlds of `kit/rules/testing/samples.ts` come to, on every machine. Written by `testing/write-digests.ts`. */
export const written = {
  on: 'arm64, Node 24',
  digests: {
    top: 2771689493,
    side: 1086276723,
    float: 3262273562,
    slope: 958641848,
    run: 2034540799,
    flap: 479414491,
    lanes: 553854611,
    catch: 193989397,
    hand: 1240149432,
    air: 1240149432,
    aim: 428506725,
    land: 3808126438,
    paddle: 4219083722,
    upward: 2332601875,
    onward: 2692348985,
  },
}
