// Runs the program in a worker.
import { done } from "./program.js";

postMessage(done);
