/** What the sample worlds of `kit/rules/testing/samples.ts` come to, on every machine. Written by `testing/write-digests.ts`. */
export const written = {
  on: 'arm64, Node 24',
  digests: {
    top: 3725914826,
    side: 2090643895,
    float: 3138548817,
    slope: 3992607059,
    run: 3073691897,
    flap: 795905105,
    lanes: 322423146,
    catch: 1175771751,
    hand: 2811298132,
    air: 2811298132,
    aim: 2342144519,
    land: 38199428,
    paddle: 744946596,
    upward: 516753445,
    onward: 2983320530,
    adrift: 1059099326,
    track: 3769521336,
  },
}
