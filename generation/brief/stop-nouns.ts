/**
 * Nouns that are never put on a stage: talk about games, screens, code, play and time. A noun phrase with one of them
 * as its head only passes on what stands before it ('a penguin game' speaks of penguins).
 */
const talk =
  'requestanimationframe localstorage sessionstorage indexeddb dom svg es6 cdn npm api json github codepen repo tailwind bootstrap ' +
  'same other others ' +
  'loneliness feeling feelings chaos cooking parkour ' +
  'arena arenas tag shopping ' +
  'test tests surprise know prompt chatgpt ai ' +
  'ride rides tour interview twist twists gimmick gimmicks remix spin homage tribute crossover reimagining parody edition trilogy sequel ' +
  'robbery robberies delivery deliveries gunfight gunfights firefight brawl brawls skirmish uprising rebellion takeover siege ambush ' +
  'rampage mayhem frenzy madness mania bonanza hustle rush dash crush blast blitz scramble defence ' +
  'practice exercise exercises homework grade grades lesson lessons curriculum worksheet topic topics ' +
  'ai cpu minimap increase increases answer answers word words command commands decrease storage scoreline ' +
  'beat rhythm tune song songs bowling ' +
  'preview piece queue hold trick tricks stunt stunts w a s d x y z e q r rating lot kind mystery murder crime suspense nights ' +
  'battle battles fight fights fighting war wars warfare duel duels rescue chase chases hunt hunts race races escape invasion defense showdown contest ' +
  'tournament competition expedition journey trip trek heist raid outbreak apocalypse encounter survival challenge saga combat shootout showdowns ' +
  'game games gameplay videogame play player players user users gamer gamers level levels stage ' +
  'stages mode modes version clone type types kind kinds sort sorts way ways thing things stuff lot ' +
  'lots bit time times timer timers second seconds minute minutes hour hours day days moment while ' +
  'limit limits countdown duration score scores point points highscore scoreboard leaderboard ' +
  'counter count number numbers amount total combo multiplier streak rank ranking percentage ' +
  'percent bonus bonuses reward rewards life lives hp hit hits health damage attack attacks defense ' +
  'defence move moves movement movements motion action actions turn turns round rounds wave waves ' +
  'phase phases lap laps match matches attempt attempts try tries chance chances screen screens ' +
  'menu menus hud ui ux interface display html html5 css javascript js typescript python pygame ' +
  'unity godot phaser threejs webgl code program script file files libraries framework ' +
  'engine browser website app application mobile device devices pc touchscreen touch tap swipe ' +
  'click clicks wasd spacebar gamepad controls control input inputs tutorial instruction ' +
  'instructions option options setting settings graphic graphics visual visuals art artwork ' +
  'animation animations sprite sprites asset assets texture textures effect effects particle ' +
  'particles sound sounds audio music sfx soundtrack style styles look feel vibe vibes theme themes ' +
  'aesthetic aesthetics design color colors colour colours palette background backgrounds backdrop ' +
  'font text texts label labels icon icons resolution fps frame frames view perspective angle fun ' +
  'joy challenge challenges difficulty adventure adventures experience mission missions quest ' +
  'quests objective objectives goal goals aim purpose task tasks rule rules mechanic mechanics ' +
  'feature features element elements aspect aspects concept idea ideas system systems logic physics ' +
  'gravity collision collisions speed acceleration velocity momentum force direction directions ' +
  'position positions distance height width size sizes pattern patterns strategy strategies skill ' +
  'skills ability abilities upgrade upgrades progress progression balance pace win victory loss ' +
  'defeat death end ending beginning start finish over restart reset retry pause side sides top ' +
  'bottom middle center centre left right edge edges corner corners front back area areas place ' +
  'places spot spots part parts section sections row rows line lines grid world ' +
  'worlds scene scenes environment surroundings location locations universe story plot narrative ' +
  'title name names character characters hero heroes protagonist avatar enemy enemies villain ' +
  'villains foe foes opponent opponents rival rivals baddies baddie obstacle obstacles hazard ' +
  'hazards collectible collectibles collectable collectables pickup pickups powerup powerups boss ' +
  'bosses npc npcs projectile projectiles prompt request example examples question questions topic ' +
  'subject lesson problem problems puzzle puzzles quiz sentence vocabulary term terms fact facts ' +
  'definition arcade genre simulator simulation sim rpg shooter platformer runner racer clicker ' +
  'idle survival sandbox roguelike roguelite metroidvania multiplayer singleplayer coop co-op ' +
  'tycoon demo prototype mvp remake series franchise audience beginner beginners everyone anybody ' +
  'age ages year years old notice detail details list requirement requirements spec specs ' +
  'specification description overview summary deliverable deliverables output result results ' +
  'response practices comment comments function functions class classes variable variables loop ' +
  'loops array performance quality something anything nothing everything someone everybody stranger ' +
  'air ground floor ceiling gap gaps nature reason case setup mood atmosphere ambience tone ' +
  'emphasis focus choice choices order sequence pair couple few dozen variety range mix mixture ' +
  'bunch feedback juice polish hitbox interaction interactions event events state states jump jumps ' +
  'run runs dash dashes shot shots spawn spawns respawn checkpoint checkpoints inventory stat stats ' +
  'levelup xp currency income economy price prices cost costs cycle night morning evening dusk dawn ' +
  'noon midnight sunset sunrise weather season need needs want help favor drag use usage ' +
  'access search guide tip tips hint hints instance half rest whole others thanks please creation ' +
  'make build love increase decrease change changes growth reach length rate rates value values ' +
  'unit units exam exams job jobs threat threats noise noises radius contradiction contradictions '

export const stopNouns = new Set(talk.split(/\s+/).filter((word) => word !== ''))

/** Talk as a rule, yet things too: actors when the prompt opens with them ('a film camera') or a verb takes them ('find 5 notes'). */
export const weakStopNouns = new Set(
  (
    'cell letter camera clock computer phone tablet keyboard window map board desktop button canvas picture target controller ' +
    'joystick page record hand power note image item object light heart file box number shape pattern color colour ' +
    'crash step end side zone foot hp top bottom middle distance ' +
    'platform tile track course circle square fuel energy stamina mana oxygen hunger gas lane'
  ).split(' '),
)

/** Nouns that name a role: what is said of them says it of whoever holds the role. */
export const roleNouns: Record<
  string,
  'player' | 'enemy' | 'boss' | 'hazard' | 'collectible' | 'projectile' | 'goal' | 'obstacle' | 'friend'
> = {
  player: 'player',
  players: 'player',
  hero: 'player',
  heroine: 'player',
  protagonist: 'player',
  avatar: 'player',
  character: 'player',
  'main character': 'player',
  enemy: 'enemy',
  foe: 'enemy',
  baddie: 'enemy',
  villain: 'enemy',
  invader: 'enemy',
  opponent: 'enemy',
  rival: 'enemy',
  attacker: 'enemy',
  antagonist: 'enemy',
  adversary: 'enemy',
  pursuer: 'enemy',
  'bad guy': 'enemy',
  mob: 'enemy',
  boss: 'boss',
  miniboss: 'boss',
  'final boss': 'boss',
  obstacle: 'obstacle',
  platform: 'obstacle',
  brick: 'obstacle',
  block: 'obstacle',
  pipe: 'obstacle',
  hazard: 'hazard',
  collectible: 'collectible',
  collectable: 'collectible',
  pickup: 'collectible',
  item: 'collectible',
  pellet: 'collectible',
  bullet: 'projectile',
  projectile: 'projectile',
  missile: 'projectile',
  ammo: 'projectile',
  ammunition: 'projectile',
  target: 'goal',
  goal: 'goal',
  finish: 'goal',
  exit: 'goal',
  destination: 'goal',
  ally: 'friend',
  sidekick: 'friend',
  companion: 'friend',
  teammate: 'friend',
}
