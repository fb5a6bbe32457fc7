/** What the sample worlds of `kit/rules/testing/samples.ts` come to, on every machine. Written by `testing/write-digests.ts`. */
export const written = {
  on: 'arm64, Node 24',
  digests: {
    top: 1921169520,
    side: 549222263,
    float: 405265300,
    slope: 3573058988,
    run: 4176801530,
    flap: 4064286110,
    lanes: 2926655030,
    catch: 1175771751,
    hand: 2117929116,
    air: 2117929116,
    aim: 1798039891,
    land: 924382020,
    paddle: 1371975344,
    upward: 1463246568,
    onward: 2711427139,
    adrift: 1555080562,
    track: 1168634870,
  },
}
