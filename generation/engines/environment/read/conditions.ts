import type { Mood, Season, Weather } from '../design.ts'

/** What words say of the whole place rather than of one thing in it. */
export type Condition = {
  hour?: number
  weather?: Weather
  season?: Season
  mood?: Mood
  /** How full it is beside usual. */
  density?: number
  zenith?: string
  horizon?: string
}

const table = new Map<string, Condition>()
const all = (words: string, condition: Condition) => {
  for (const word of words.split(',')) table.set(word.trim(), condition)
}

for (const [words, hour] of Object.entries({
  'dawn,daybreak,first light,crack of dawn,early dawn': 6,
  'sunrise,rising sun,sun rising,sun rises': 6.4,
  'early morning,misty morning': 7.2,
  'morning,breakfast': 9,
  'midday,noon,high noon,noontime,lunch,blazing sun,scorching sun': 12,
  'day,daytime,daylight,bright day': 11,
  'afternoon,early afternoon': 15,
  'late afternoon': 16.8,
  'golden hour,golden light,golden sunlight,evening sun,low sun,magic hour': 17.8,
  'sunset,setting sun,sun setting,sundown,sun sets,sun going down': 18.6,
  'evening,dinner': 18.9,
  'dusk,twilight,nightfall,gloaming,blue hour': 19.3,
  'night,nighttime,night time,moonlight,moonlit,starlit,starlight,under the stars,starry sky,starry,starry night,full moon,late at night,dark night,nocturnal,northern lights,aurora': 23,
  midnight: 0,
}))
  all(words, { hour })
// What a clock says: '2am', '11 pm'.
for (let hour = 0; hour < 24; hour++) {
  const half = hour < 12 ? 'am' : 'pm'
  const shown = hour % 12 === 0 ? 12 : hour % 12
  all(`${shown}${half},${shown} ${half}`, { hour })
}

for (const [words, weather] of Object.entries({
  'clear,sunny,clear sky,blue sky,cloudless,bright,sunlit,sunshine': 'clear',
  'cloudy,overcast,clouded,grey sky,gray sky,gloomy,cloudy sky': 'cloudy',
  'rain,rainy,raining,drizzle,drizzling,downpour,pouring,rain soaked,rainfall,wet': 'rain',
  'storm,stormy,thunderstorm,thunder,lightning,tempest,hurricane,lightning storm': 'storm',
  'snowing,snowfall,snowstorm,blizzard,falling snow,heavy snow,snow falling,snowflake,sleet': 'snow',
  'fog,foggy,mist,misty,haze,hazy,smog': 'fog',
  'wind,windy,breezy,breeze,gale,gusty,windswept': 'wind',
  'sandstorm,dust storm,duststorm': 'sandstorm',
}) as [string, Weather][])
  all(words, { weather })

for (const [words, season] of Object.entries({
  'spring,springtime,cherry blossom,cherry blossoms,sakura,blossoming,in bloom,easter': 'spring',
  'summer,summertime,summery': 'summer',
  'autumn,autumnal,fall season,fall foliage,fall colors,fall colours,fall leaves,in fall,in the fall,falling leaf,autumn leaf,halloween,harvest,thanksgiving,october,falling leaves,autumn leaves':
    'autumn',
  'winter,wintry,wintery,snow,snowy,snow covered,snow capped,snowed in,frozen,frosty,frost,icy,christmas,xmas,ice skating,ski resort,ski village,ski lodge,ski lift,ski slope,ski town,snowboarder,snowboarders,snowboarding,snowman,snowmen,igloo,igloos,sled,sledding,skiing,skier,skiers,ice skater,ice skaters,santa,santa claus':
    'winter',
}) as [string, Season][])
  all(words, { season })
all('christmas eve', { season: 'winter', hour: 20 })
all('halloween night', { season: 'autumn', hour: 22, mood: 'spooky' })
all('winter night,snowy night', { season: 'winter', hour: 23 })
all('snowy evening,winter evening', { season: 'winter', hour: 18.9 })
all('stormy night', { hour: 23, weather: 'storm' })
all('rainy night', { hour: 23, weather: 'rain' })
all('foggy night,misty night', { hour: 23, weather: 'fog' })
all('summer night', { hour: 22, season: 'summer' })
all('foggy morning,misty dawn', { hour: 7, weather: 'fog' })
all('snowstorm,blizzard,falling snow,heavy snow,snow falling,snowfall,snowing,in the snow', {
  weather: 'snow',
  season: 'winter',
})

for (const [words, mood] of Object.entries({
  'quiet,calm,peaceful,serene,tranquil,silent,still,relaxing,zen,lonely,idyllic,sleepy': 'calm',
  'cozy,cosy,warm,homely,snug,comfy,comfortable,inviting,rustic': 'cosy',
  'cheerful,happy,joyful,fun,cute,playful,colorful,colourful,vibrant,lively,festive,whimsical,adorable,kawaii,party':
    'cheerful',
  'spooky,scary,haunted,creepy,eerie,horror,sinister,cursed,ghostly,nightmare,terrifying,gothic,macabre':
    'spooky',
  'tense,dangerous,war,war torn,apocalyptic,post apocalyptic,dystopian,battle,grim,gritty': 'tense',
  'epic,majestic,grand,legendary,heroic,dramatic,breathtaking,glorious,colossal': 'epic',
  'mysterious,mystical,mystic,hidden,secret,forgotten,lost,ancient,strange,alien,dark,shadowy': 'mysterious',
  'magical,enchanted,fairy,fairytale,fairy tale,dreamy,dreamlike,fantasy,magic,surreal,ethereal,wonderland':
    'magical',
  'sad,melancholic,melancholy,desolate,abandoned,deserted,bleak,gloomy,nostalgic,ruined': 'sad',
}) as [string, Mood][])
  all(words, { mood })
// What is over, or has not begun: clouds are all that is there of it.
all(
  'after rain,after the rain,after heavy rain,after a storm,after the storm,before the storm,before a storm,before the rain',
  {
    weather: 'cloudy',
  },
)
// Words of two sorts say both.
all('gloomy', { weather: 'cloudy', mood: 'sad' })

all('dense,lush,overgrown,crowded,bustling,busy,packed,thick,abundant,cluttered,teeming,wild,jam packed', {
  density: 1.5,
})
all('sparse,empty,barren,minimal,minimalist,minimalistic,bare,tidy,uncluttered,vast,open', { density: 0.6 })
all('bustling,busy,lively,crowded', { density: 1.5, mood: 'cheerful' })

/** The longest saying of the table, in words. */
const longest = 4

/** The longest condition that begins here, with how many words it has. */
export function conditionAt(
  words: readonly string[],
  at: number,
): { condition: Condition; length: number; text: string } | undefined {
  for (let length = Math.min(longest, words.length - at); length > 0; length--) {
    const text = words.slice(at, at + length).join(' ')
    const condition = table.get(text)
    if (condition) return { condition, length, text }
  }
  return undefined
}

/** Nouns that only tell the hour, the season or the weather. */
export const onlyConditions = new Set(
  (
    'dawn,daybreak,first light,sunrise,morning,midday,noon,day,daytime,daylight,afternoon,golden hour,golden light,sunset,sundown,evening,dusk,' +
    'twilight,nightfall,night,nighttime,midnight,hour,moonlight,starlight,sunlight,sunshine,spring,springtime,summer,summertime,autumn,fall,winter,' +
    'blue hour,magic hour,season,weather,thunderstorm,storm,thunder,wind,breeze,gale,sandstorm,blizzard,snowstorm,dust storm,downpour,drizzle,' +
    'halloween,christmas,xmas,easter,christmas eve,thanksgiving,october,december,time,haze,darkness,dark,shadow,bloom,harvest,daylight,moonrise,' +
    'high noon,night time,evening light,morning light,autumn light,winter night,summer night,starry night,night light,evening sun,morning sun,warmth,cold,heat'
  ).split(','),
)
