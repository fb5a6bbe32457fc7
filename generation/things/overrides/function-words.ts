/** Words that WordNet leaves out because they name nothing. They are known, so they are never corrected. */
export const functionWords: ReadonlySet<string> = new Set(
  `a about above across after against all along also although always among an and another any anybody anyone anything
  anywhere are around as at away back be because before behind below beneath beside besides between beyond both but by
  can cannot could despite did do does doing down during each either else enough even ever every everybody everyone
  everything everywhere except few for from get gets getting go goes going gone had has have having he her here hers herself him himself his how
  however if in inside instead into is isn it its itself just last least less let like made make makes many may me might mine
  more most much must my myself near neither never next no nobody none nor not nothing now nowhere of off often on once
  one only onto or other others our ours ourselves out outside over own past per quite rather really same several shall
  she should since so some somebody someone something sometimes somewhere soon still such than that the their theirs
  them themselves then there these they this those though through throughout till to together too toward towards under
  underneath unless until up upon us very via want wants was we were what whatever when whenever where wherever whether
  which while who whoever whom whose why will with within without won would yes yet you your yours yourself yourselves
  don doesn didn wasn aren couldn shouldn wouldn hasn haven gonna wanna gotta let's i'm you're it's don't can't won't
  ok okay please plus versus vs etc according using unlike among amongst two three four five six seven eight nine ten`
    .split(/\s+/)
    .filter((word) => word !== ''),
)
