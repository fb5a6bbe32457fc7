/**
 * How a game is steered is said in many ways, and most of them hide who is played: 'use the arrow keys to move the
 * spaceship' pushes no spaceship. Here they are put in one way, before the words are read.
 */
const way = '(?:left|right|up|down)'
const device =
  `(?:the |your |his |her )?(?:${way}(?:(?:,? ?(?:and|or)|,|/) ?${way})*(?: arrow keys?| arrows?| keys?| buttons?)?` +
  '|arrow ?keys?|arrows|w\\/?a\\/?s\\/?d(?: keys)?|a and d(?: keys)?|key(?:board|s)|mouse(?: clicks?| cursor| pointer)?' +
  '|cursor|track ?pad|touch(?: ?screen)?|joystick|game ?pad|controller|space ?bar|space(?: key)?|(?:enter|shift) key|buttons)'
const devices = `${device}(?:(?:,? (?:and|or|\\+) |, ?|/)${device})*`
const steers = '(?:move|control|steer|guide|drive|fly|navigate|pilot|manoeuvre|maneuver|direct)'
const acts =
  '(?:aim|shoot|jump|fire|dash|attack|boost|accelerate|brake|rotate|turn|start|pause|restart|duck|slide|swing|punch|kick|drop|launch|throw|flap|fly|hop|serve)'

/** 'Use the arrow keys to move the spaceship' */
const useToSteer = new RegExp(
  `\\b(?:(?:the )?(?:players?|user|you) )?(?:can |must |should |will )?(?:uses?|using|press(?:es|ing)?|hold(?:ing)?) (${devices}) to ${steers}(?: around)? (?=(?:an?|the|your|his|her|its|my|this)\\b)`,
  'gi',
)
/** '…, and the mouse to aim': without a verb it would be a mouse that is moved. */
const useToAct = new RegExp(
  `(?:\\b(?:uses?|using|press(?:es|ing)?|hold(?:ing)?|tap(?:s|ping)?|hit(?:s|ting)?|click(?:s|ing)?) |(?<=(?:\\band|,) ))(${devices}) to (${acts})\\b`,
  'gi',
)
/** 'Move the paddle with the mouse' */
const moveWith = new RegExp(
  `\\bmove(s?) (?=(?:an?|the|your|his|her|my) (?:[\\w'-]+ ){1,4}(?:around |${way}(?: (?:and|or) ${way})? )?(?:with|using|via|by (?:using|pressing)) ${devices}\\b)`,
  'gi',
)

const keysAlone = /\b(mouse|wasd|space ?bar),? (and|or) keys\b/gi
const byHand = /mouse|cursor|pointer|click|touch/i

export function withSteeringNamed(prompt: string): string {
  const named = new Set<string>()
  const wish = prompt
    .replace(keysAlone, '$1 $2 arrow keys')
    .replace(useToSteer, 'with $1 you control ')
    .replace(useToAct, (_, used: string, act: string) => {
      named.add(byHand.test(used) ? 'mouse' : 'keyboard')
      return act
    })
    .replace(moveWith, 'control$1 ')
  // What was taken out of its sentence is still a wish.
  return [wish, ...[...named].map((one) => `It is played with the ${one}.`)].join(' ')
}

/** A key of two words as one: the space bar is nobody's way to the stars. */
export const withKeysAsWords = (text: string): string => text.replace(/\bspace bar\b/gi, 'spacebar')
