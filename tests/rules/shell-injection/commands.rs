use std::process::Command;

fn run(name: &str) {
    Command::new("sh").arg("-c").arg(format!("ls {}", name)).spawn(); //! shell-injection
    Command::new("ls").arg(name).spawn();
    Command::new("sh").arg("-c").arg("ls").spawn();
}
