import { debugPortOf } from './stack-of.ts'

// Only a number, until somebody asks the process by a signal where it is.
process.debugPort = debugPortOf(process.pid)
