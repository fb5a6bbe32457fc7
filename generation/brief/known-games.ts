import type { Scene } from '../things/thing.ts'

/** Who is on the stage of a known game when the prompt does not say. */
export type Cast = {
  player?: string
  enemies?: string[]
  collectible?: string
  hazard?: string
  obstacle?: string
  projectile?: string
  goal?: string
  scene?: Scene
}

export type KnownGame = { names: string[]; genre: string; cast?: Cast }

/** Names are in lower case with spaces for hyphens; the first is how we call it. A name may stand for a whole genre. */
export const knownGames: KnownGame[] = [
  { names: ['tetris', 'blockout'], genre: 'tetris' },
  { names: ['pong', 'air hockey'], genre: 'pong' },
  { names: ['pac man', 'pacman', 'ms pac man', 'ms pacman', 'pac-man'], genre: 'collector', cast: { player: 'yellow muncher', enemies: ['ghost'], collectible: 'dot', scene: 'neon-city' } },
  { names: ['frogger'], genre: 'crossing', cast: { player: 'frog', hazard: 'car', scene: 'road' } },
  { names: ['crossy road'], genre: 'crossing', cast: { player: 'chicken', hazard: 'car', scene: 'road' } },
  { names: ['space invaders', 'space invader'], genre: 'shooter', cast: { player: 'spaceship', enemies: ['alien'], scene: 'space' } },
  { names: ['galaga', 'galaxian'], genre: 'shooter', cast: { player: 'spaceship', enemies: ['alien'], scene: 'space' } },
  { names: ['r type', 'gradius', 'raiden', '1942', 'touhou', 'ikaruga'], genre: 'shooter', cast: { player: 'spaceship', enemies: ['alien'], scene: 'space' } },
  { names: ['asteroids'], genre: 'survival', cast: { player: 'spaceship', enemies: ['asteroid'], scene: 'space' } },
  { names: ['centipede', 'millipede'], genre: 'shooter', cast: { player: 'gnome', enemies: ['centipede'], obstacle: 'mushroom', scene: 'garden' } },
  { names: ['missile command'], genre: 'shooter', cast: { enemies: ['missile'], goal: 'city', scene: 'city' } },
  { names: ['defender', 'choplifter'], genre: 'shooter', cast: { player: 'spaceship', enemies: ['alien'], scene: 'moon' } },
  { names: ['contra', 'metal slug', 'cuphead'], genre: 'shooter', cast: { player: 'soldier', enemies: ['robot'], scene: 'jungle' } },
  { names: ['breakout', 'arkanoid', 'brick breaker', 'brickbreaker', 'block breaker', 'brick breakout'], genre: 'breakout' },
  { names: ['snake', 'nokia snake', 'nibbles', 'blockade'], genre: 'snake', cast: { player: 'snake', collectible: 'apple', scene: 'garden' } },
  { names: ['slither io', 'slither.io', 'slitherio'], genre: 'snake', cast: { player: 'snake', collectible: 'orb', scene: 'abstract' } },
  { names: ['agar io', 'agar.io', 'agario'], genre: 'collector', cast: { player: 'blob', collectible: 'dot', enemies: ['blob'], scene: 'abstract' } },
  { names: ['katamari', 'katamari damacy', 'hole io', 'hole.io'], genre: 'collector', cast: { player: 'ball', scene: 'city' } },
  { names: ['flappy bird', 'flappybird', 'flappy'], genre: 'flappy', cast: { player: 'bird', obstacle: 'pipe', scene: 'sky' } },
  { names: ['helicopter game', 'jetpack joyride'], genre: 'flappy', cast: { player: 'helicopter', obstacle: 'wall', scene: 'cave' } },
  { names: ['super mario bros', 'super mario brothers', 'super mario', 'mario bros', 'mario', 'super mario world', 'super mario 64'], genre: 'platformer', cast: { player: 'plumber', enemies: ['mushroom'], collectible: 'coin', goal: 'castle', scene: 'meadow' } },
  { names: ['sonic', 'sonic the hedgehog'], genre: 'platformer', cast: { player: 'hedgehog', collectible: 'ring', enemies: ['robot'], scene: 'meadow' } },
  { names: ['celeste', 'super meat boy', 'hollow knight', 'rayman', 'crash bandicoot', 'kirby', 'mega man', 'megaman', 'castlevania', 'metroid', 'spelunky', 'shovel knight', 'limbo', 'donkey kong country', 'ghosts n goblins', 'banjo kazooie', 'spyro'], genre: 'platformer' },
  { names: ['donkey kong'], genre: 'platformer', cast: { player: 'carpenter', enemies: ['gorilla'], hazard: 'barrel', goal: 'princess', scene: 'factory' } },
  { names: ['doodle jump', 'icy tower', 'doodlejump'], genre: 'platformer', cast: { player: 'alien', scene: 'sky' } },
  { names: ['lode runner', 'bubble bobble', 'joust', 'ice climber', 'balloon fight'], genre: 'platformer' },
  { names: ['fireboy and watergirl', 'lemmings', 'worms world'], genre: 'platformer' },
  { names: ['temple run'], genre: 'runner', cast: { player: 'explorer', collectible: 'coin', obstacle: 'log', scene: 'jungle' } },
  { names: ['subway surfers', 'subway surfer'], genre: 'runner', cast: { player: 'skater', collectible: 'coin', obstacle: 'train', scene: 'city' } },
  { names: ['chrome dino', 'dino run', 'chrome dinosaur', 'google dino', 'dino game', 'dinosaur game', 't rex runner', 'chrome offline'], genre: 'runner', cast: { player: 'dinosaur', obstacle: 'cactus', scene: 'desert' } },
  { names: ['geometry dash', 'canabalt', 'alto adventure', "alto's adventure", 'alto odyssey', 'bit trip runner', 'vector runner'], genre: 'runner', cast: { player: 'cube', obstacle: 'spike', scene: 'neon-city' } },
  { names: ['gravity guy', 'vvvvvv', 'g switch'], genre: 'gravity-flip' },
  { names: ['candy crush', 'candy crush saga'], genre: 'match-3', cast: { collectible: 'candy', scene: 'candy' } },
  { names: ['bejeweled', 'bejewelled', 'gardenscapes', 'homescapes', 'royal match', 'puzzle quest', 'toy blast'], genre: 'match-3', cast: { collectible: 'gem' } },
  { names: ['2048', 'threes', '1024', 'suika', 'suika game', 'watermelon game', 'triple town'], genre: 'merge-2048' },
  { names: ['minesweeper', 'mine sweeper'], genre: 'minesweeper', cast: { hazard: 'bomb', scene: 'meadow' } },
  { names: ['sokoban', 'boxxle', 'baba is you', 'box pusher', "stephen's sausage roll"], genre: 'sokoban', cast: { player: 'worker', obstacle: 'crate', scene: 'factory' } },
  { names: ['plants vs zombies', 'plants versus zombies', 'pvz'], genre: 'tower-defence', cast: { player: 'sunflower', enemies: ['zombie'], goal: 'house', scene: 'garden' } },
  { names: ['bloons', 'bloons td', 'btd6', 'btd', 'bloons tower defense'], genre: 'tower-defence', cast: { player: 'monkey', enemies: ['balloon'], scene: 'jungle' } },
  { names: ['kingdom rush', 'orcs must die', 'clash royale', 'clash of clans', 'defense grid', 'desktop tower defense', 'arknights'], genre: 'tower-defence', cast: { enemies: ['orc'], goal: 'castle', scene: 'meadow' } },
  { names: ['vampire survivors', 'vampire survivor', 'survivor io', 'survivor.io', 'brotato', 'magic survival'], genre: 'survival', cast: { player: 'hunter', enemies: ['bat', 'zombie'], collectible: 'gem', scene: 'graveyard' } },
  { names: ['robotron', 'robotron 2084', 'geometry wars', 'smash tv', 'crimsonland', 'boxhead', 'call of duty zombies', 'cod zombies', 'left 4 dead', 'hotline miami', 'nuclear throne', 'enter the gungeon'], genre: 'survival', cast: { player: 'soldier', enemies: ['zombie'], scene: 'city' } },
  { names: ['doom', 'quake', 'wolfenstein', 'halo', 'call of duty', 'counter strike', 'cs go', 'csgo', 'valorant', 'overwatch', 'fortnite', 'pubg', 'apex legends', 'free fire', 'krunker'], genre: 'survival', cast: { player: 'soldier', enemies: ['robot'], scene: 'city' } },
  { names: ['zelda', 'legend of zelda', 'the legend of zelda', 'binding of isaac', 'the binding of isaac', 'rogue', 'nethack', 'diablo', 'gauntlet', 'hades', 'moonlighter'], genre: 'dungeon', cast: { player: 'knight', enemies: ['slime'], collectible: 'key', scene: 'dungeon' } },
  { names: ['pokemon battle', 'pokemon', 'pokémon', 'final fantasy', 'dragon quest', 'undertale', 'earthbound', 'slay the spire', 'darkest dungeon', 'chrono trigger', 'persona'], genre: 'battle', cast: { player: 'dragon', enemies: ['slime'], scene: 'meadow' } },
  { names: ['cookie clicker'], genre: 'tycoon', cast: { collectible: 'cookie', scene: 'kitchen' } },
  { names: ['adventure capitalist', 'rollercoaster tycoon', 'roller coaster tycoon', 'zoo tycoon', 'theme hospital', 'theme park', 'lemonade stand', 'game dev tycoon', 'capitalist', 'adcap', 'clicker heroes', 'universal paperclips'], genre: 'tycoon' },
  { names: ['sim city', 'simcity', 'cities skylines', 'age of empires', 'civilization', 'anno', 'dorf romantik', 'factorio', 'satisfactory', 'islanders'], genre: 'tycoon', cast: { scene: 'city' } },
  { names: ['angry birds'], genre: 'artillery', cast: { player: 'bird', enemies: ['pig'], obstacle: 'crate', scene: 'meadow' } },
  { names: ['worms', 'scorched earth', 'gorillas', 'gunbound', 'pocket tanks', 'tank wars', 'crush the castle'], genre: 'artillery', cast: { player: 'tank', enemies: ['tank'], scene: 'meadow' } },
  { names: ['fruit ninja'], genre: 'whack', cast: { collectible: 'watermelon', hazard: 'bomb', scene: 'garden' } },
  { names: ['whack a mole', 'whackamole', 'whac a mole', 'whack the mole', 'whack mole'], genre: 'whack', cast: { enemies: ['mole'], scene: 'garden' } },
  { names: ['duck hunt'], genre: 'whack', cast: { enemies: ['duck'], scene: 'meadow' } },
  { names: ['simon', 'simon says'], genre: 'memory' },
  { names: ['concentration', 'memory', 'memory match', 'pairs game', 'matching pairs', 'pelmanism'], genre: 'memory' },
  { names: ['hangman'], genre: 'hangman' },
  { names: ['wordle', 'scrabble', 'boggle', 'crossword', 'crosswords', 'word search', 'wordsearch', 'anagrams', 'spelling bee', 'word scramble', 'bananagrams', 'words with friends', 'text twist'], genre: 'word-game' },
  { names: ['chess'], genre: 'chess' },
  { names: ['checkers', 'draughts', 'othello', 'reversi', 'go board game', 'backgammon', 'mancala', 'shogi', 'ludo', 'snakes and ladders', 'chutes and ladders', 'monopoly', 'gomoku', 'nine mens morris'], genre: 'chess' },
  { names: ['tic tac toe', 'tictactoe', 'noughts and crosses', 'tic tac toe game', 'x and o', "x's and o's"], genre: 'tic-tac-toe' },
  { names: ['connect four', 'connect 4', 'four in a row', '4 in a row', 'connect4'], genre: 'connect-four' },
  { names: ['battleship', 'battleships', 'sea battle'], genre: 'minesweeper', cast: { goal: 'ship', scene: 'sea' } },
  { names: ['solitaire', 'klondike', 'blackjack', 'poker', 'uno', 'hearthstone', 'freecell', 'spider solitaire', 'rummy', 'go fish', 'war card game', 'balatro', 'crazy eights', 'old maid', 'texas holdem', 'video poker', 'mahjong', 'dominoes', 'yahtzee', 'slot machine', 'roulette'], genre: 'card-game' },
  { names: ['rock paper scissors', 'rock-paper-scissors'], genre: 'battle' },
  { names: ['lunar lander', 'moon lander', 'lander', 'mars lander', 'rocket lander'], genre: 'lander', cast: { player: 'rocket', goal: 'landing pad', scene: 'moon' } },
  { names: ['mario kart', 'need for speed', 'outrun', 'out run', 'f zero', 'f-zero', 'gran turismo', 'micro machines', 'forza', 'rally x', 'pole position', 'wipeout', 'hill climb racing', 'excitebike', 'trials bike', 'road rash', 'asphalt', 'crazy taxi'], genre: 'racing', cast: { player: 'racing car', enemies: ['racing car'], scene: 'road' } },
  { names: ['guitar hero', 'dance dance revolution', 'ddr', 'osu', 'beat saber', 'piano tiles', 'friday night funkin', 'rock band', 'crypt of the necrodancer', 'rhythm heaven', 'just dance', 'taiko'], genre: 'rhythm' },
  { names: ['sims', 'the sims', 'tamagotchi', 'nintendogs', 'animal crossing', 'neopets', 'my talking tom', 'talking tom', 'pou'], genre: 'life-sim' },
  { names: ['stardew valley', 'stardew', 'farmville', 'harvest moon', 'hay day', 'story of seasons'], genre: 'farming', cast: { player: 'farmer', scene: 'farm' } },
  { names: ['bomberman', 'bomber man', 'dyna blaster'], genre: 'maze', cast: { player: 'robot', enemies: ['balloon'], projectile: 'bomb', obstacle: 'brick', scene: 'garden' } },
  { names: ['dig dug', 'boulder dash', 'mr driller', 'motherload', 'steamworld dig'], genre: 'collector', cast: { player: 'miner', enemies: ['dragon'], collectible: 'gem', scene: 'cave' } },
  { names: ['q bert', 'qbert', 'q*bert'], genre: 'platformer', cast: { player: 'alien', scene: 'abstract' } },
  { names: ['puzzle bobble', 'bust a move', 'bubble shooter', 'bubble pop', 'zuma', 'bubble witch'], genre: 'bubble-shooter', cast: { collectible: 'bubble' } },
  { names: ['puyo puyo', 'dr mario', 'columns', 'lumines', 'tetris attack', 'panel de pon'], genre: 'match-3' },
  { names: ['minecraft', 'terraria', 'roblox', 'no mans sky', "garry's mod", 'dwarf fortress', 'powder game', 'falling sand', 'noita', 'little alchemy', 'doodle god'], genre: 'sandbox', cast: { scene: 'meadow' } },
  { names: ['among us', 'mafia', 'town of salem', 'metal gear', 'metal gear solid', 'hitman', 'splinter cell', 'thief simulator', 'hello neighbor', 'assassins creed', "assassin's creed", 'red light green light', 'statues', 'grandmothers footsteps', 'squid game'], genre: 'stealth' },
  { names: ['papers please', 'phoenix wright', 'ace attorney', 'doki doki', 'life is strange', 'telltale'], genre: 'visual-novel' },
  { names: ['street fighter', 'mortal kombat', 'tekken', 'super smash bros', 'smash bros', 'brawlhalla', 'soul calibur', 'king of fighters', 'punch out', 'nidhogg'], genre: 'fighting', cast: { player: 'boxer', enemies: ['boxer'], scene: 'stadium' } },
  { names: ['cut the rope', 'incredible machine', 'the incredible machine', 'world of goo', 'crayon physics', "where's my water", 'happy glass', 'bad piggies', 'bridge constructor', 'poly bridge', 'portal', 'human fall flat'], genre: 'physics-puzzle' },
  { names: ['jenga', 'stack tower', 'tower bloxx', 'stacker'], genre: 'physics-puzzle' },
  { names: ['fifa', 'rocket league', 'nba jam', 'nba 2k', 'wii sports', 'madden', 'pes', 'penalty shootout', 'penalty shoot out', 'basketball', 'soccer', 'football', 'volleyball', 'tennis', 'baseball', 'cricket', 'ice hockey', 'hockey', 'archery', 'darts', 'table tennis', 'ping pong', 'badminton', 'dodgeball', 'curling', 'rugby', 'free throw', 'skee ball', 'foosball'], genre: 'sports', cast: { scene: 'stadium' } },
  { names: ['mini golf', 'minigolf', 'golf', 'crazy golf', 'putt putt', 'golf it'], genre: 'golf', cast: { scene: 'park' } },
  { names: ['bowling', 'ten pin bowling', 'tenpin'], genre: 'bowling' },
  { names: ['pinball', 'pachinko', 'plinko', 'peggle'], genre: 'pinball' },
  { names: ['billiards', 'pool table', '8 ball pool', 'eight ball', 'snooker', 'carrom'], genre: 'physics-puzzle' },
  { names: ['overcooked', 'diner dash', 'cooking mama', "papa's pizzeria", 'papas pizzeria', 'cooking fever', 'burger shop'], genre: 'cooking', cast: { player: 'chef', scene: 'kitchen' } },
  { names: ['wheres waldo', "where's waldo", "where's wally", 'spot the difference', 'find the difference', 'i spy'], genre: 'hidden-object' },
  { names: ['jigsaw', 'jigsaw puzzle', 'sliding puzzle', 'slide puzzle', '15 puzzle', 'fifteen puzzle', 'tile puzzle'], genre: 'jigsaw' },
  { names: ['sudoku', 'nonogram', 'picross', 'lights out', 'tower of hanoi', 'towers of hanoi', 'rubiks cube', "rubik's cube", 'mastermind', 'flow free', 'pipe mania', 'water sort', 'ball sort', 'rush hour', 'unblock me', 'n queens', 'kenken'], genre: 'sorting' },
  { names: ['typing of the dead', 'ztype', 'typeracer', 'type racer', 'nitro type', 'monkeytype'], genre: 'typing' },
  { names: ['trivia', 'trivial pursuit', 'jeopardy', 'kahoot', 'who wants to be a millionaire', 'millionaire', 'quizlet', 'quiz show', '20 questions', 'twenty questions', 'heads up'], genre: 'quiz' },
  { names: ['escape room', 'the room', 'myst', 'monkey island', 'day of the tentacle', 'submachine'], genre: 'escape-room' },
  { names: ['kaboom', 'egg catch', 'nintendo egg'], genre: 'catcher' },
  { names: ['tempest', 'star fox', 'starfox', 'space harrier', 'elite dangerous', 'star wars', 'wing commander', 'ace combat', 'top gun'], genre: 'shooter', cast: { player: 'spaceship', enemies: ['alien'], scene: 'space' } },
  { names: ['tron', 'light cycles', 'tron light cycles', 'curve fever', 'achtung die kurve'], genre: 'snake', cast: { player: 'motorcycle', enemies: ['motorcycle'], scene: 'neon-city' } },
  { names: ['super monkey ball', 'monkey ball', 'marble madness', 'marble blast', 'rolling sky', 'slope game'], genre: 'runner', cast: { player: 'marble', scene: 'sky' } },
  { names: ['hungry shark', 'feeding frenzy', 'fishy', 'hungry hungry hippos'], genre: 'collector', cast: { player: 'fish', scene: 'underwater' } },
  { names: ['ridiculous fishing', 'bass fishing', 'go fishing'], genre: 'fishing' },
  { names: ['slender', 'slender man', 'slenderman', 'five nights at freddys', 'fnaf', 'granny', 'phasmophobia', 'outlast'], genre: 'stealth', cast: { enemies: ['ghost'], scene: 'haunted' } },
  { names: ['goat simulator', 'untitled goose game'], genre: 'sandbox' },
  { names: ['harry potter', 'indiana jones', 'lara croft', 'tomb raider', 'uncharted'], genre: 'platformer' },
]

/** Names that are ordinary words too: they count as the game only beside words such as 'game', 'like', 'clone', or alone. */
export const timidNames = new Set(
  (
    'snake memory simon portal doom hades limbo defender rogue worms columns lander threes golf tennis football soccer basketball ' +
    'baseball cricket hockey poker uno war mafia statues granny sims sonic trivia archery darts concentration dominoes billiards ' +
    'tempest elite asphalt wipeout halo quake anno pes osu persona kirby centipede asteroids asteroid tron gauntlet contra joust ' +
    'fishy kaboom gorillas slender millionaire roulette solitaire bowling checkers curling rugby volleyball badminton capitalist ' +
    '1942 1024 islanders stacker millipede jigsaw pinball mahjong theme-park star-wars dodgeball sea-battle moon-lander'
  ).split(' ').map((name) => name.replace('-', ' ')),
)
