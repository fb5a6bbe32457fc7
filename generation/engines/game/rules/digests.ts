/** What the sample worlds of `kit/rules/testing/samples.ts` come to, on every machine. Written by `testing/write-digests.ts`. */
export const written = {
  on: 'arm64, Node 24',
  digests: {
    top: 1489171038,
    side: 3851300067,
    float: 4216060497,
    slope: 291552265,
    run: 2437152931,
    flap: 825284200,
    lanes: 1527861162,
    catch: 3650253952,
    hand: 420739614,
    air: 420739614,
    aim: 1313481650,
    land: 1944573490,
    paddle: 4101316882,
    upward: 3443873757,
    onward: 3570766958,
    adrift: 121362360,
    track: 1506486536,
  },
}
