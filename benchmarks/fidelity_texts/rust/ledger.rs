use std::collections::BTreeMap;
use std::io::{self, BufRead, Read, Write};

#[derive(Debug, Default)]
struct Account { balance: i64, log: Vec<i64> }

impl Account {
    fn apply(&mut self, amount: i64) -> Result<i64, String> {
        let next = self.balance + amount;
        if next < 0 { return Err(format!("insufficient: {}", self.balance)); }
        self.balance = next;
        self.log.push(amount);
        Ok(next)
    }
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut it = input.split_ascii_whitespace().map(|t| t.parse::<i64>().unwrap());
    let n = it.next().unwrap();
    let mut accounts: BTreeMap<i64, Account> = BTreeMap::new();
    for _ in 0..n {
        let (k, v) = (it.next().unwrap(), it.next().unwrap());
        match accounts.entry(k % 3).or_default().apply(v) {
            Ok(b) if b > 100 => println!("rich {b}"),
            Ok(_) => {}
            Err(e) => eprintln!("{e}"),
        }
    }
    let out = io::stdout();
    let mut out = out.lock();
    for (k, a) in &accounts {
        writeln!(out, "{:<4}|{:>8}|{:.3} {:?}", k, a.balance, a.log.iter().sum::<i64>() as f64 / a.log.len().max(1) as f64, a).unwrap();
    }
    println!("{:?} {}", accounts.keys().collect::<Vec<_>>(), n % 2 == 0);
}
