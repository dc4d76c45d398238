import { insideStory } from "./harness/insideStory";

insideStory("the extension sleeps where there is nothing for it, and wakes quickly", "quiet", { hasExamples: false, files: { "notes.txt": "Nothing here.\n" } });
insideStory("commands, settings, the status bar and the tree hold what they should", "workspace", {});
