/** What one sits or stands on. In a ship or a train one is inside: those are places. */
const mounts =
  /\b(?:horse|pony|unicorn|donkey|mule|zebra|camel|elephant|ostrich|dragon|dinosaur|t rex|pegasus|griffin|bull|cow|pig|llama|alpaca|reindeer|moose|deer|wolf|bear|tiger|lion|rhino|turtle|tortoise|whale|dolphin|shark|seahorse|eagle|goose|swan|snail|goat|sheep|bike|bicycle|motorbike|motorcycle|moped|scooter|unicycle|tricycle|skateboard|hoverboard|surfboard|snowboard|skis?|sled|sledge|sleigh|toboggan|broom|broomstick|carpet|jet ?ski|raft|log|lawnmower|segway|roller ?skates?|quad|tractor|rocket)$/

export const isMount = (name: string) => mounts.test(name)

/** Worn in pairs. */
export const pairwise = /\b(?:skate|ski)s?$/
