<?php

class Account
{
    private int $balance = 0;
    private string $owner = '';  //! unused-member: `owner` is declared but never used
    private static int $count = 0;

    public function deposit(int $amount): int
    {
        $this->owner = 'nobody';
        self::$count += 1;
        return $this->balance + array_sum(array_map([$this, 'rounded'], [$amount]));
    }

    private function rounded(int $amount): int
    {
        return $amount;
    }

    private function audit(): void  //! unused-member: `audit` is declared but never used
    {
    }
}
