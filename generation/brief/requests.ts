import { withSteeringNamed } from './controls.ts'

const injection =
  /\b(?:ignore|disregard|forget|override)\b[^.!?\n]{0,30}\b(?:previous|prior|above|earlier|all|your)\b[^.!?\n]{0,20}\b(?:instructions?|prompts?|rules|messages?|guidelines)\b[^.!?\n]*[.!?]?|\b(?:print|reveal|show|repeat|output|tell me)\b[^.!?\n]{0,20}\b(?:system prompt|hidden prompt|initial prompt|your instructions|api keys?|passwords?)\b[^.!?\n]*[.!?]?|\byou are now (?:dan|in developer mode|an? unrestricted)\b[^.!?\n]*[.!?]?/gi

/** How the machine should see itself and what its code should be like: no part of any game. */
const toTheMaker =
  /(?:^|(?<=[.!?\n]))\s*(?:you are|act as|imagine (?:that )?you are|pretend (?:that )?you are|as) (?:an? |the )?(?:\w+[ -]){0,4}(?:developer|programmer|game designer|engineer|coder|assistant|ai|expert)\b[^.!?\n]*[.!?,]|\b(?:do not|don't|dont|never|please do not|avoid) (?:use|using|include|including|rely on|relying on|load|loading|import|importing)\b[^.!?\n]{0,40}\b(?:assets?|libraries|library|images?|frameworks?|dependencies|files?|sprites?|cdns?|packages?)\b[^.!?\n]*[.!?]?|\b(?:explain|comment|document|test|structure|organi[sz]e|optimi[sz]e) (?:your|the|all) (?:code|work|functions?)\b[^.!?\n]*[.!?]?|\b(?:output|return|provide|give me|respond with|write) (?:only )?(?:the )?(?:full |complete |entire |whole |final )?(?:html|source|code|file)\b[^.!?\n]*[.!?]?/gi

/** For whom it is wished: 'my little sister wants a game about mermaids' is about mermaids. */
const forSomebody =
  /\b(?:my|our|the) (?:\w+ ){0,2}(?:sister|brother|son|daughter|kid|child|children|friend|mom|mum|dad|wife|husband|student|class|nephew|niece|cousin|grandma|grandpa|boyfriend|girlfriend|family|boss|teacher)s? (?:really )?(?:wants?|would (?:like|love)|asked for|asks for|needs?) (?:to (?:have|play) )?(?=(?:an?|the|some)\b[\w -]{0,40}\bgame\b)/gi

/** 'My son loves trucks, make a game for him': the game is about trucks, and the son plays it. */
const lovedBySomebody =
  /\b(?:my|our) (?:\w+ ){0,2}(?:\d+[ -]year[ -]old|sister|brother|son|daughter|kid|child|friend|mom|mum|dad|wife|husband|class|students|kids|children|nephew|niece|cousin|grandma|grandpa|boyfriend|girlfriend)s? (?:really |just )?(?:loves?|likes?|adores?|(?:is|are) (?:obsessed with|crazy about|into|a fan of)) ((?:[\w'-]+ ){0,3}?[\w'-]+)(?:[,.!;]+|$|(?= (?:so|make|create|build|can|could|please|pls|and (?:wants?|she|he|they|i))\b))/gi

/** Who asks is not yet who plays: 'make me a game', 'i want the desert and camels'. */
const asking =
  /\b(make|build|create|give|show|code|design|write) (?:me|us) (?=(?:an?|the|so?u?m\w*|any\w*)\b)|^\s*(?:hi |hey |hello |please |pls )?(?:i|we) (?:really )?(?:want|need|would like|wish for) (?=(?:an?|the|some\w*|my)\b)/gi

const together = /^\s*let'?s (?=(?:make|build|create|do|play)\b)/i
const askingYou =
  /\b(?:can|could|would|will) (?:you|u|ya) (?:please |pls |maybe )?(?=(?:make|build|create|give|code|design|do)\b)/gi

/** Beside other keys 'with space' names the key and not the stars. */
const withSpace = /\b(with|using|via|pressing|press) space\b(?! ?bar| ?key)/gi
const namesKeys = /\b(?:arrow keys?|arrows|wasd|keyboard|mouse|controls?)\b/i

/** The prompt without what is aimed at the machine or says whom it is for, and with keys named as keys. */
export function withoutOrders(prompt: string): string {
  const wish = prompt
    .replace(injection, ' ')
    .replace(toTheMaker, ' ')
    .replace(forSomebody, '')
    .replace(lovedBySomebody, ' a game about $1. ')
    .replace(together, '')
    .replace(askingYou, '')
    .replace(asking, (_, verb: string | undefined) => `${verb ?? 'make'} `)
    // A label ends the list before it: 'collect pearls, boss: a squid' collects no squid.
    .replace(/[,;] *(?:final )?boss: */gi, '. The boss is ')
  const spaced = namesKeys.test(wish) ? wish.replace(withSpace, '$1 the space bar') : wish
  return withSteeringNamed(spaced)
}
