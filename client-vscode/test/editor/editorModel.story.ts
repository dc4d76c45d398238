import { answerText } from "./harness/judgeEndpoint";
import { opinionsOnLedger } from "./harness/opinions";
import { story } from "./harness/story";

story("a model of the editor judges without a key, once the user allows it", { hasModel: true }, async ({ editor, workspace, picture }) => {
  workspace.write("answer.json", answerText(opinionsOnLedger(workspace)));
  await editor.open("src/ledger.py");
  await editor.lenses.first().waitFor();
  await editor.run("Variorum: Choose a model of this editor as the judge");
  await editor.choose("", "Careful Reader");
  await editor.toast("Careful Reader judges from now on").waitFor();

  await editor.run("Variorum: Score with the model judge");
  await editor.dialog("Send 2 files", "Send");
  await editor.dialog("", "Allow");
  await editor.lenses.filter({ hasText: "J 0.600 (careful-reader)" }).first().waitFor();
  await picture("a model of the editor");
});
