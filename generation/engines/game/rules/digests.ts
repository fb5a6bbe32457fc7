/** What the sample worlds of `kit/rules/testing/samples.ts` come to, on every machine. Written by `testing/write-digests.ts`. */
export const written = {
  on: 'arm64, Node 24',
  digests: {
    top: 851903492,
    side: 2627342231,
    float: 2103026805,
    slope: 1428356345,
    run: 166040497,
    flap: 4094947402,
    lanes: 33588412,
    catch: 2303067446,
    hand: 671207505,
    air: 671207505,
    aim: 1150414679,
    land: 2569155185,
    paddle: 1610490155,
    upward: 4139048504,
    onward: 278769295,
    adrift: 4091701155,
    track: 430074304,
  },
}
