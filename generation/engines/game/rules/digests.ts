/** What the sample worlds of `kit/rules/testing/samples.ts` come to, on every machine. Written by `testing/write-digests.ts`. */
export const written = {
  on: 'arm64, Node 24',
  digests: {
    top: 3725914826,
    side: 2857012157,
    float: 3138548817,
    slope: 3992607059,
    run: 3073691897,
    flap: 2217782444,
    lanes: 322423146,
    catch: 2376031830,
    hand: 2811298132,
    air: 2811298132,
    aim: 3727684470,
    land: 38199428,
    paddle: 744946596,
    upward: 516753445,
    onward: 2983320530,
    adrift: 1059099326,
    track: 3769521336,
  },
}
